import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';

test.describe('the plan page', () => {
  test(
    'shows what a plan includes, its prices and its number of devices',
    {
      tag: [
        '@2.route.09',
        '@2.screen.21',
        '@2.screen.22',
        '@2.screen.23',
        '@2.screen.24',
        '@2.screen.25',
        '@2.screen.26',
        '@1.plan.02',
        '@1.plan.03',
        '@1.plan.04',
        '@1.plan.05',
        '@1.plan.06',
        '@9.const.53',
      ],
    },
    async ({ page, enter }) => {
      await enter({ scenario: 'demo', path: '/defaultPackage' });
      const main = page.getByRole('main');
      const tile = (name: string) =>
        page.getByRole('radiogroup').locator('label').filter({ hasText: name });

      await expect(tile('Annual')).toContainText('$29.99');
      await expect(tile('Annual').locator('s, del')).toHaveText(/\$35\.88/);
      await expect(tile('Monthly')).toContainText('$2.99');
      await expect(tile('Monthly').locator('s, del')).toHaveText(/\$3\.99/);
      await expect(tile('Monthly')).toContainText('Covers 1 device');

      await page.getByRole('tab', { name: textOf('packages.unlimited') }).click();
      await expect(tile('Annual')).toContainText('$99.99');
      await expect(tile('Annual').locator('s, del')).toHaveText(/\$199\.99/);
      await expect(tile('Monthly').locator('s, del')).toHaveText(/\$11\.99/);
      await expect(tile('Monthly')).toContainText('Unlimited devices');

      for (const promise of [
        /recording.*playback for 30\sdays/i,
        /person, pet, package, vehicle, animal and fire/i,
        /rich notifications with photo preview/i,
        /last 7\sdays.*e-\u2060?mail or in the app/i,
        /prices exclude tax/i,
      ]) {
        await expect(main.getByText(promise)).toBeVisible();
      }
      await expect(main).not.toContainText(/%|discount|save/i);
    },
  );

  test(
    'reuses package data for 30 s and then fetches it again',
    { tag: '@4.cache.01' },
    async ({ page, enter, portal }) => {
      await page.clock.setFixedTime('2026-11-21T10:00:00Z');
      const sandbox = await enter({ scenario: 'demo', path: '/defaultPackage' });
      await expect(portal.subscribeButton).toBeVisible();
      const fetches = async () => (await sandbox.requests('getRecordGoodsList')).length;
      const leaveAndReturn = async () => {
        await portal.back.click();
        await portal.button(textOf('home.addSubscription')).click();
        await expect(portal.subscribeButton).toBeVisible();
      };
      await page.clock.setFixedTime('2026-11-21T10:00:25Z');
      await leaveAndReturn();
      expect(await fetches()).toBe(1);
      await page.clock.setFixedTime('2026-11-21T10:00:45Z');
      await leaveAndReturn();
      await expect.poll(fetches).toBe(2);
    },
  );

  test(
    'preselects the price from the address and passes it to the device page',
    {
      tag: [
        '@2.query.12',
        '@2.query.13',
        '@2.screen.32',
        '@9.const.48',
        '@9.const.49',
        '@3.paymode.07',
      ],
    },
    async ({ page, enter, portal }) => {
      await enter({ scenario: 'demo', path: '/defaultPackage?defaultPriceType=1&unit=year' });
      const tab = page.getByRole('tab', { name: 'Unlimited' });
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
      await portal.terms.check();
      await portal.subscribeButton.click();
      await expect(page).toHaveURL(/checkedPriceId=50014/);
      const summary = page.getByRole('region', { name: textOf('checkout.summary') });
      await expect(summary).toContainText('Total$99.99');
      await expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked();
      await expect(page.getByRole('radio', { name: /^Credit Card/ })).not.toBeChecked();
      await page.reload();
      await expect(summary).toContainText('$99.99');
    },
  );
});
