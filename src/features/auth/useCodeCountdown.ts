import { useEffect, useState } from 'react';
import { secondsLeft } from '../../domain/countdown';
import { stored } from '../../platform/storedItems';
import { useStored } from '../../platform/storage';

const TICK_MS = 1000;

/** Seconds the code stays valid; its start survives reloads. Spec 4. */
export function useCodeCountdown(): number {
  const startedAt = useStored(stored.secondFactorStart);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return secondsLeft(startedAt, Math.max(now, startedAt ?? 0));
}
