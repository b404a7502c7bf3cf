import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

/**
 * Pages are laid out, pressed and read as ever, but nothing of them is drawn: a journey reads no
 * pixel, and drawing took a sixth of the time of all journeys.
 */
export const withoutInk = (context: BrowserContext) =>
  context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { opacity: 0 !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** For whatever asks what can be seen: without ink it would find no fault in anything. */
export async function expectInk(page: Page): Promise<void> {
  const opacity = await page.evaluate(() => getComputedStyle(document.documentElement).opacity);
  expect(opacity, 'only pages of "test.use({ inked: true })" are drawn').toBe('1');
}
