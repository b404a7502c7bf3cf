import type { BrowserContextOptions, Page } from 'playwright';

/** How many times as slow as this machine. */
const CPU_RATE = 4;

/** Lighthouse's slow 4G, as the line itself: bits a second, and ms there and back. */
const LINE = { downBits: 1_600_000, upBits: 750_000, roundTripMs: 150 };

/** A phone in the hand, in English. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
};

/** Makes a page as slow as a cheap phone on a bad line: for every answer, and all it computes. */
export async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.roundTripMs,
    downloadThroughput: LINE.downBits / 8,
    uploadThroughput: LINE.upBits / 8,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
}
