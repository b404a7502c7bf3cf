import { expect, type Page, type Request } from '@playwright/test';

/** With nothing under way for this long, in ms, nothing more comes by itself, not even on a busy machine. */
const QUIET_MS = 300;

/** Longer than the portal waits for an idle moment, in ms. */
const IDLE_MS = 4000;

export interface Quiet {
  /** Resolves once nothing has been fetched for a while. */
  readonly settled: () => Promise<void>;
  /** The same, after what the page puts off until it is at rest has begun. */
  readonly atRest: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Watches what a page fetches from here on. Unlike Playwright's `networkidle`, which a document
 * reaches once and keeps, it tells of any moment.
 * @param quietMs shorter where looking a little early is made up for by looking again.
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
      // The page's own come before it: they were asked for earlier, with a shorter limit.
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
