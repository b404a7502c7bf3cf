/** Delay in browsers without `requestIdleCallback`, in ms. */
const WAIT_MS = 1000;

/** Timeout of `requestIdleCallback`, in ms: afterwards it runs on a busy machine too. */
const PATIENCE_MS = 2000;

/**
 * Runs a callback when the page is idle, or after a timeout. Used for prefetching, so that the code is
 * available if the network or the deployed version is gone later. Returns a function to cancel it.
 */
export function onIdle(act: () => void): () => void {
  // Safari lacks `requestIdleCallback`.
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(act, { timeout: PATIENCE_MS });
    return () => window.cancelIdleCallback(id);
  }
  const timer = setTimeout(act, WAIT_MS);
  return () => clearTimeout(timer);
}
