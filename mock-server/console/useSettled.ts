import { useEffect, useState } from 'react';

/** The debounce after the last key, in ms. */
const PAUSE_MS = 250;

/** A value once it has not changed for a moment; null before. */
export function useSettled<Value>(value: Value): Value | null {
  const [settled, setSettled] = useState<Value | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
