/** The bottom bar of home must not cover content permanently. */
import { expect, test } from '../support/journey';

test(
  'lets the last content of home scroll clear of the bottom action bar',
  { tag: '@2.screen.08' },
  async ({ page, enter, portal }) => {
    await page.setViewportSize({ width: 320, height: 400 });
    await enter('demo');
    const last = page.getByRole('link', { name: 'Redeem a gift card' });
    await expect(last).toBeVisible();
    await page.mouse.move(160, 150);
    await page.mouse.wheel(0, 10_000);
    const bar = portal.button('Add a subscription');
    await expect(async () => {
      const [content, action] = [await last.boundingBox(), await bar.boundingBox()];
      if (!content || !action) throw new Error('Something is not drawn.');
      expect(content.y).toBeGreaterThanOrEqual(0);
      expect(content.y + content.height).toBeLessThanOrEqual(action.y);
    }).toPass();
  },
);
