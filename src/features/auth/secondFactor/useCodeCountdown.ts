import { useEffect, useState } from 'react';
import { CODE_LIFE_S, RESEND_TEXT_S, secondsLeft } from '../../../domain/countdown';
import { stored } from '../../../platform/storage/storedItems';
import { useStored } from '../../../platform/storage/storage';

const TICK_MS = 1000;

/** Seconds the code stays valid, and until the text-only resend opens; the start survives reloads. Spec 4. */
export function useCodeCountdown(): { readonly left: number; readonly resendWait: number } {
  const startedAt = useStored(stored.secondFactorStart);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    // A sign-in that was given up, or has succeeded, has no countdown any more.
    if (stored.secondFactorSign.get() === null) return;
    // A start that is missing, or lies ahead of a clock that was put back, begins now: it must run.
    if (startedAt === null || startedAt > Date.now()) stored.secondFactorStart.set(Date.now());
  }, [startedAt]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const at = Math.max(now, startedAt ?? 0);
  return {
    left: secondsLeft(startedAt, at, CODE_LIFE_S),
    resendWait: secondsLeft(startedAt, at, RESEND_TEXT_S),
  };
}
