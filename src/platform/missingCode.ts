/** Code of a page that could not be fetched: offline, or because a newer version was deployed. */

let missing = false;
let pressed = false;

/** Whether code could not be fetched since the page was loaded. */
export const isCodeMissing = (): boolean => missing;

/** Notes missing code from here on, and that the customer has pressed something. */
export function watchMissingCode(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Else the router loads the page again at once: offline that ends on the browser's error page.
    event.preventDefault();
    missing = true;
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
 * Loads the page again, unless that was just done and the customer has pressed nothing since: what a
 * page does by itself must not go on for ever. Whether it does.
 */
export function reloadOnce(): boolean {
  if (wasReloaded() && !pressed) return false;
  window.location.reload();
  return true;
}

/** Whether the host of the portal answers. */
export const isReachable = (): Promise<boolean> =>
  fetch('/health.json', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
