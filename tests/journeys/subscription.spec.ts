import { expect, test } from './support/journey';
import { USER_AGENTS, putIntoApp } from './support/pretendApp';
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
    await expect(fact('House')).toContainText('Lakeside 12');
    await expect(main.getByRole('region', { name: textOf('subscription.devices') })).toContainText(
      'Front door',
    );
  });

  test('renews by itself when its day has come: the next date is a month on, and there is a bill [1.scope.06]', async ({
    page,
    enter,
  }) => {
    const sandbox = await enter({ scenario: 'demo', path: '/subscription/70001' });
    const next = page.locator('dl > div', { hasText: 'Next renewal' });
    const dateShown = async () => /\d\d\/\d\d\/\d{4}/.exec(await next.innerText())?.[0] ?? '';
    const first = await dateShown();
    await sandbox.patch('/tokens/access-1001', { expiresAt: '9999-01-01T00:00:00.000Z' });
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
    const main = page.getByRole('main');
    await expect(main).toContainText(textOf('bill.type.renew'));
    await expect(main).toContainText('$2.99');
    await expect(main).toContainText(first);
  });

  test('is there though its house or its next price cannot be had', async ({
    page,
    enter,
    portal,
  }) => {
    const fact = (id: 'checkout.house' | 'subscription.renewalPrice') =>
      page.locator('dl > div', { hasText: textOf(id) });
    const path = '/subscription/70001';
    await enter({ scenario: 'demo', path, fault: 'houseList:http:503' });
    await expect(portal.button(textOf('subscription.adjust'))).toBeVisible();
    await expect(fact('subscription.renewalPrice')).toContainText('$2.99');
    await expect(fact('checkout.house')).toHaveCount(0);
    await enter({ scenario: 'pending-change', path, fault: 'downgradeDevList:http:503' });
    await expect(portal.button(textOf('subscription.adjust'))).toBeVisible();
    await expect(fact('subscription.renewalPrice')).toContainText('–');
  });

  for (const [scenario, origin] of [
    ['gift-card-plan', textOf('bill.type.giftCard')],
    ['free-basic-plan', textOf('bill.type.ruleGive')],
  ] as const) {
    test(`that nobody pays for says where it comes from: ${scenario} [3.entity.07]`, async ({
      page,
      enter,
    }) => {
      await enter({ scenario, path: '/subscription/70001' });
      const fact = page.locator('dl > div', { hasText: textOf('subscription.payMethod') });
      await expect(fact).toContainText(origin);
      // The only house is not named.
      await expect(page.locator('dl > div', { hasText: textOf('checkout.house') })).toHaveCount(0);
    });
  }

  for (const [scenario, words] of [
    ['pending-change', 'From the next period on, this plan covers 1 device.'],
    ['pending-unlimited', textOf('subscription.pendingChangeUnlimitedUndated')],
  ] as const) {
    test(`says what waits, also where the service names no day: ${scenario}`, async ({
      page,
      enter,
    }) => {
      await enter({
        scenario,
        path: '/subscription/70001',
        fault: 'getPackageSubscribeInfo:mutate:nextRenewal=null',
      });
      await expect(page.getByText(words)).toBeVisible();
    });
  }

  test('an expired one says so [8.error.52]', async ({ page, enter }) => {
    await enter({ scenario: 'expired-plan', path: '/subscription/70001' });
    await expect(page.getByText('This service has expired')).toBeVisible();
    await expect(page.getByText('No device is covered by this plan')).toBeVisible();
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
      // Home's heading first: until it has come, the first link is still one of the plan's.
      await expect(portal.heading(textOf('home.title'))).toBeVisible();
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

test.describe('in the app', () => {
  test.use({ userAgent: USER_AGENTS.ios });

  test('the plan is fetched anew when the app comes to the front, as from the store', async ({
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
    const devices = page.getByRole('region', { name: textOf('subscription.devices') });
    await expect(devices).toContainText('Front door');
    // Meanwhile the app gives the camera back.
    await sandbox.patch('/devices/40001', { planId: null });
    await page.evaluate(() =>
      window.onNativeMessage?.({ id: '1', event: 'System.onActiveChange', data: { active: true } }),
    );
    await expect(devices).toContainText('No device is covered by this plan');
    expect(await sandbox.requests('getPackageSubscribeInfo')).toHaveLength(2);
  });
});
