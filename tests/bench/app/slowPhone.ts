import type { BrowserContextOptions, Page } from 'playwright';

/** CPU slowdown relative to this machine. */
const CPU_RATE = 4;

/** Lighthouse's slow 4G at network level: bits per second, round trip in ms. */
const LINE = { downBits: 1_600_000, upBits: 750_000, roundTripMs: 150 };

/** A phone in portrait orientation, in English. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
};

/** Slows down the network and the CPU of a page like a cheap phone on a bad connection. */
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
