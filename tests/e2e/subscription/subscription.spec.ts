import { expect, test } from '../support/journey';
import { USER_AGENTS, putIntoApp } from '../support/fakeNativeApp';
import { textOf } from '../support/language/texts';

test(
  'shows a subscription’s details, and renews it automatically: the date moves by a month and a bill appears',
  { tag: ['@2.route.05', '@2.screen.14'] },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'demo', path: '/subscription/70001' });
    await expect(portal.heading('Cloud Recording')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).not.toContainText('#');
    await expect(
      main.getByRole('listitem').filter({ hasText: 'playback for 30 days' }),
    ).toBeVisible();
    await expect(main).toContainText('Moved house?');
    const fact = (label: string) =>
      main.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
    await expect(fact('Renewal')).toContainText('Renews automatically');
    await expect(fact('Renewal price')).toContainText('$2.99');
    await expect(fact('Billing')).toContainText('Monthly');
    await expect(fact('Payment method')).toContainText('PayPal');
    await expect(fact('House')).toContainText('Lakeside 12');
    await expect(main.getByRole('region', { name: 'Devices under this plan' })).toContainText(
      'Front door',
    );
    await expect(portal.button('Turn off renewal')).toBeVisible();
    const next = fact('Next renewal');
    await expect(next).toContainText(/\d\d\/\d\d\/\d{4}/);
    const dateShown = async () => /\d\d\/\d\d\/\d{4}/.exec(await next.innerText())?.[0] ?? '';
    const first = await dateShown();

    await sandbox.patch('/tokens/access-1001', { expiresAt: '2999-01-01T00:00:00.000Z' });
    await sandbox.advance('P40D');
    await page.reload();
    await expect(next).toContainText(/\d\d\/\d\d\/\d{4}/);
    const second = await dateShown();
    const [month, , year] = first.split('/').map(Number) as [number, number, number];
    expect(second).toMatch(
      new RegExp(
        `^${String((month % 12) + 1).padStart(2, '0')}/\\d\\d/${month === 12 ? year + 1 : year}$`,
      ),
    );
    const [renewal, ...others] = await sandbox.orders();
    expect(others).toEqual([]);
    await page.goto(`${sandbox.origin}/bills/${renewal?.id ?? ''}`);
    // "About this charge" says so too, once the other bills are loaded.
    const invoice = main.getByLabel('Invoice');
    await expect(invoice.getByText('Renewal', { exact: true })).toBeVisible();
    await expect(main).toContainText('$2.99');
    await expect(main).toContainText(first);
  },
);

test('shows a subscription without its house or its next price when those calls fail', async ({
  page,
  enter,
  portal,
}) => {
  const fact = (label: string) => page.locator('dl > div', { hasText: label });
  const path = '/subscription/70001';
  await enter({ scenario: 'demo', path, fault: 'houseList:http:503' });
  await expect(portal.button('Manage devices')).toBeVisible();
  await expect(fact('Renewal price')).toContainText('$2.99');
  await expect(fact('House')).toHaveCount(0);
  await enter({ scenario: 'pending-change', path, fault: 'downgradeDevList:http:503' });
  await expect(portal.button('Manage devices')).toBeVisible();
  await expect(fact('Renewal price')).toContainText('–');
});

test(
  'shows that a subscription has expired and covers no device',
  { tag: ['@8.error.51', '@8.error.52', '@10.ruling.32'] },
  async ({ page, enter }) => {
    await enter({ scenario: 'expired-plan', path: '/subscription/70001' });
    await expect(page.getByText('This plan has expired')).toBeVisible();
    await expect(page.getByText('No devices in this plan')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(textOf('help.restore'));
  },
);

test.describe('in the app', () => {
  test.use({ userAgent: USER_AGENTS.ios });

  test('fetches a subscription again when the app comes to the front', async ({
    page,
    enter,
    portal,
  }) => {
    const app = await putIntoApp(page);
    const sandbox = await enter({ scenario: 'demo', path: '/subscription/70001' });
    await expect(portal.heading('Cloud Recording')).toBeVisible();
    await expect
      .poll(async () => (await app.asked()).map(({ method }) => method))
      .toContain('JSBridge.addEventListener');
    const devices = page.getByRole('region', { name: 'Devices under this plan' });
    await expect(devices).toContainText('Front door');
    // Meanwhile the app releases the camera.
    await sandbox.patch('/devices/40001', { planId: null });
    await app.comesToFront();
    await expect(devices).toContainText('No devices in this plan');
    expect(await sandbox.requests('getPackageSubscribeInfo')).toHaveLength(2);
  });
});
