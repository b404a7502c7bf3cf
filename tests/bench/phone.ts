import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import type * as vitals from 'web-vitals';

export const PHONE = {
  ...{ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  ...{ locale: 'en-US', reducedMotion: 'reduce' as const },
};
/** Lighthouse's slow 4G in bytes per second, and a CPU four times slower than this one. */
const SLOW_4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_RATE = 4;
const PATIENCE_MS = 60_000;
/** Time before and after a touch, so that looking for an element does not keep the page busy. */
export const SETTLING_MS = 600;

const require = createRequire(import.meta.url);

declare global {
  interface Window {
    readonly webVitals: typeof vitals;
    /** What web-vitals reports, by name. */
    seen: Record<string, number>;
  }
}

/** A page of a slow phone with an empty cache, which reports first paint, shifts and slow taps. */
export async function openPhone(
  browser: Browser,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(PHONE);
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript({ path: require.resolve('web-vitals') });
  // Functions in here have no names, because tsx adds helpers to named ones.
  await context.addInitScript(() => {
    window.seen = {};
    const { onFCP, onCLS, onINP } = window.webVitals;
    const options = { reportAllChanges: true, durationThreshold: 16 };
    for (const on of [onFCP, onCLS, onINP]) {
      on(({ name, value }) => (window.seen[name] = value), options);
    }
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  return { context, page };
}

/** Touches an element that is there, without Playwright's questions to the page meanwhile. */
export async function tap(page: Page, what: Locator): Promise<void> {
  await what.hover({ trial: true, force: true });
  await page.waitForTimeout(SETTLING_MS);
  await what.tap({ force: true });
  await page.waitForTimeout(SETTLING_MS);
}

/** The slowest tap since the page was loaded (Interaction to Next Paint), in ms. */
export const slowestTap = (page: Page): Promise<number> =>
  page.evaluate(() => window.seen['INP'] ?? 16);
