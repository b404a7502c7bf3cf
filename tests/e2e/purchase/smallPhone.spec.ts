import { expect, test } from '../support/journey';

test.describe('a phone of 320 × 640', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test(
    'collapses the bar while one chooses, and then says what is charged',
    {
      tag: '@engines',
    },
    async ({ page, enter }) => {
      for (const locale of ['en-US', 'de-DE'] as const) {
        await enter({ scenario: 'demo', path: '/defaultPackage', locale });
        const bar = page.locator('[data-action-bar]');
        const [reason, charge] = [bar.locator('[data-missing]'), bar.locator('[data-summary]')];
        await expect(reason).toBeVisible();
        await expect(charge).toBeHidden();
        const header = (await page.getByRole('banner').boundingBox())?.height ?? NaN;
        const height = (await bar.boundingBox())?.height ?? NaN;
        // Two thirds of the window are left to choose in.
        expect(640 - header - height, locale).toBeGreaterThanOrEqual(420);
        await page.getByRole('main').getByRole('checkbox').check();
        await expect(charge).toBeVisible();
        await expect(reason).toBeHidden();
      }
    },
  );
});
