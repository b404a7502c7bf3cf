/** Errors of chunks that could not be fetched: offline, or after a deployment. */

const missing = new WeakSet<object>();
let pressed = false;

/** Whether an error means that a chunk could not be fetched. */
export const isCodeMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error);

/** Starts to record missing chunks and the first press of the customer. */
export function watchMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
    // The router detects a missing chunk by the start of the message and reloads at once; offline
    // that shows the browser's error page. The prefix prevents it.
    payload.message = `Missing code. ${payload.message}`;
  });
  for (const type of ['pointerdown', 'keydown']) {
    window.addEventListener(type, () => (pressed = true), { capture: true, once: true });
  }
}

const wasReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => {
    return (entry as PerformanceNavigationTiming).type === 'reload';
  });

/**
 * Whether the page may reload automatically: not twice without a press by the customer in between,
 * which prevents a reload loop.
 */
export const mayReload = (): boolean => pressed || !wasReloaded();

/** Timeout for the host's response, in ms. */
const REACHED_WITHIN_MS = 4_000;

/** Whether the portal's host responds. */
export const isReachable = (): Promise<boolean> =>
  fetch('/health.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(REACHED_WITHIN_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Fetches the chunks that did not arrive: WebKit keeps a failed one in memory, and a reload uses it.
 */
export const fetchMissingCode = (): Promise<unknown> =>
  Promise.allSettled(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
      .filter(({ href }) => performance.getEntriesByName(href).length === 0)
      .map(({ href }) => fetch(href, { signal: AbortSignal.timeout(REACHED_WITHIN_MS) })),
  );
