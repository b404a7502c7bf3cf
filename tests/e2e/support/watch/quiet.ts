import { expect, type Page, type Request } from '@playwright/test';

/** After this time without requests, in ms, no more follow on their own, even on a busy machine. */
const QUIET_MS = 300;

/** Longer than the portal waits for an idle moment, in ms. */
const IDLE_MS = 4000;

export interface Quiet {
  /** Resolves when nothing has been fetched for a while. */
  readonly settled: () => Promise<void>;
  /** Like `settled`, after the page's idle tasks have started. */
  readonly atRest: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Watches the requests of a page from now on. Unlike Playwright's `networkidle`, which a document
 * reaches only once, it works at any time.
 * @param quietMs may be shorter where the caller retries after an early check.
 */
export function watchQuiet(page: Page, quietMs = QUIET_MS): Quiet {
  const underWay = new Set<Request>();
  let busyAt = Date.now();
  const begun = (request: Request) => underWay.add(request);
  const ended = (request: Request) => {
    underWay.delete(request);
    busyAt = Date.now();
  };
  page.on('request', begun);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);

  const settled = () =>
    expect
      .poll(() => underWay.size === 0 && Date.now() - busyAt >= quietMs, {
        intervals: [quietMs / 3],
      })
      .toBe(true);
  return {
    settled,
    atRest: async () => {
      // The page's own idle callbacks run first: they were requested earlier, with a shorter
      // timeout.
      await page.evaluate(
        (timeout) =>
          new Promise<null>((resolve) => requestIdleCallback(() => resolve(null), { timeout })),
        IDLE_MS,
      );
      busyAt = Date.now();
      await settled();
    },
    stop: () => {
      page.off('request', begun);
      page.off('requestfinished', ended);
      page.off('requestfailed', ended);
    },
  };
}
