/** Code of a page that could not be fetched: offline, or because a newer version was deployed. */

const missing = new WeakSet<object>();
let pressed = false;

/** Whether an error says that code could not be fetched. */
export const isCodeMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error);

/** Notes missing code from here on, and that the customer has pressed something. */
export function watchMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
    // The router knows missing code by how the browser's words begin, and loads the page again at once:
    // offline that ends on the browser's error page.
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
 * Whether the page may load itself again: not if that was just done and the customer has pressed
 * nothing since, for what a page does by itself must not go on for ever.
 */
export const mayReload = (): boolean => pressed || !wasReloaded();

/** How long the host has to answer, in ms. */
const REACHED_WITHIN_MS = 4_000;

/** Whether the host of the portal answers. */
export const isReachable = (): Promise<boolean> =>
  fetch('/health.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(REACHED_WITHIN_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
