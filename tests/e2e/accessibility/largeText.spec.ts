/** With large text, high bars scroll with the page instead of covering it. */
import { expect, test } from '../support/journey';

const WINDOW = { width: 360, height: 640 };
/** A bar above this share of the window is not pinned. */
const HIGHEST_PINNED = 0.4;

test.describe('200 % text on a small phone in German', () => {
  test.use({ viewport: WINDOW });

  test('leaves most of the window to the content on each page with a bar', async ({
    page,
    enter,
  }) => {
    test.slow();
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    const { origin } = await enter({ scenario: 'demo', path: '/', locale: 'de-DE' });
    for (const path of [
      '/',
      '/defaultPackage',
      '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013',
      '/subscription/70001/adjustDevice',
      '/package/renewal?packageId=70001',
    ]) {
      await page.goto(origin + path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const pinned = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => getComputedStyle(element).position === 'sticky')
          .map((element) => element.getBoundingClientRect().height),
      );
      for (const height of pinned) {
        expect(height, path).toBeLessThanOrEqual(HIGHEST_PINNED * WINDOW.height);
      }
    }
  });
});
