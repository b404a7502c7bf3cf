/** Browsers without idle times wait so long instead, in ms. */
const WAIT_MS = 1000;

/** A machine that does not come to rest in so long, in ms, is not asked to. */
const PATIENCE_MS = 2000;

/**
 * Does something once the page has come to rest, or soon if it does not: fetches what may be needed
 * next, so that it is here when the line, or the version it belongs to, is not. Returns the way to
 * call it off.
 */
export function onIdle(act: () => void): () => void {
  // Safari has no idle times.
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(act, { timeout: PATIENCE_MS });
    return () => window.cancelIdleCallback(id);
  }
  const timer = setTimeout(act, WAIT_MS);
  return () => clearTimeout(timer);
}
