import { useEffect, useRef } from 'react';

/** How often a plan that is about to change is looked at again, in ms (ours). */
const LOOK_AGAIN_MS = 15_000;

/** Asks again and again while something is under way that the customer waits to see done. */
export function usePolling(waiting: boolean, look: () => unknown): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => {
      // A page in the background needs no updates.
      if (document.visibilityState === 'visible') void latest.current();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [waiting]);
}
