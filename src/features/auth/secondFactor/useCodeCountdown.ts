import { useEffect, useState } from 'react';
import { CODE_LIFE_S } from '@homeview/contracts/vocabulary/limits';
import { RESEND_TEXT_S, secondsLeft } from '../../../domain/countdown';
import { stored } from '../../../platform/storage/storedItems';
import { useStored } from '../../../platform/storage/storage';

const TICK_MS = 1000;

/** Seconds until the code expires and until the text-only resend is enabled; survives reloads. */
export function useCodeCountdown(): { readonly left: number; readonly resendWait: number } {
  const startedAt = useStored(stored.secondFactorStart);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    // A canceled or completed sign-in has no countdown.
    if (stored.secondFactorSign.get() === null) return;
    // Without a start, or with one in the future after a clock change, the countdown starts now.
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
