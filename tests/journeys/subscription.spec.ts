import { expect, test } from './support/journey';
import { textOf } from './support/texts';

test.describe('a subscription', () => {
  test('shows name, description, renewal, next date and price, and its devices [2.route.05] [2.screen.09] [2.screen.10] [2.screen.11] [2.screen.12] [2.screen.13] [2.screen.14] [3.entity.07] [9.const.33] [9.const.35]', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({ scenario: 'demo', path: '/subscription/70001' });
    await expect(portal.heading('Cloud Recording')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).not.toContainText('#');
    const description = main.getByText(/playback for 30 days\n/);
    await expect(description).toBeVisible();
    const fact = (label: string) =>
      main.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
    await expect(fact('Renewal')).toContainText('Renews automatically');
    await expect(fact('Next renewal')).toContainText(/\d{2}\/\d{2}\/\d{4}/);
    await expect(fact('Renewal price')).toContainText('$2.99');
    await expect(fact('Billing')).toContainText('Monthly');
    await expect(fact('Payment method')).toContainText('PayPal');
    await expect(main.getByRole('region', { name: textOf('subscription.devices') })).toContainText(
      'Front door',
    );
  });

  test('an expired one says so [8.error.52]', async ({ page, enter }) => {
    await enter({ scenario: 'expired-plan', path: '/subscription/70001' });
    await expect(page.getByText(textOf('invalid_service'))).toBeVisible();
    await expect(page.getByText(textOf('device_unselect'))).toBeVisible();
  });

  test('an unlimited one covers without a limit [8.error.51]', async ({ page, enter }) => {
    await enter({ scenario: 'unlimited-plan', path: '/subscription/70001' });
    await expect(page.getByText('5 devices, no limit')).toBeVisible();
  });

  test('detail younger than 60 s is reused, older is fetched again [4.cache.02]', async ({
    page,
    enter,
    portal,
  }) => {
    await page.clock.setFixedTime('2026-11-21T10:00:00Z');
    const sandbox = await enter({ scenario: 'demo', path: '/subscription/70001' });
    const fetches = async () => (await sandbox.requests('getPackageSubscribeInfo')).length;
    const leaveAndReturn = async () => {
      await portal.button(textOf('common.back')).click();
      await page.getByRole('main').getByRole('link').first().click();
      await expect(portal.heading('Cloud Recording')).toBeVisible();
    };
    await expect(portal.heading('Cloud Recording')).toBeVisible();
    await page.clock.setFixedTime('2026-11-21T10:00:55Z');
    await leaveAndReturn();
    expect(await fetches()).toBe(1);
    await page.clock.setFixedTime('2026-11-21T10:01:10Z');
    await leaveAndReturn();
    await expect.poll(fetches).toBe(2);
  });
});
