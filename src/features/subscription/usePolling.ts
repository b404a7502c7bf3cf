import { useEffect, useRef } from 'react';

/** Polling interval for a plan with a pending state, in ms (our choice). */
const LOOK_AGAIN_MS = 15_000;

/** Polls while a pending state is visible to the customer. */
export function usePolling(waiting: boolean, look: () => unknown): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => {
      // Background tabs are not polled.
      if (document.visibilityState === 'visible') void latest.current();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [waiting]);
}
