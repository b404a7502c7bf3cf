import { expect, test } from './support/journey';
import type { Portal } from './support/portal';
import { USER_AGENTS, putIntoApp } from './support/pretendApp';
import { textOf } from './support/texts';

const TRIAL = '/trialPackage';
const CHECKOUT = /\/__mock\/pay\//;
const START = textOf('trial.start');

/** Chooses the garden camera and agrees to the terms. */
async function getReady(portal: Portal, device = 'Garden'): Promise<void> {
  await portal.device(device).check();
  await portal.terms.check();
}

test.describe('the trial page', () => {
  test('says that the trial lasts 1 month [1.plan.07], strikes $3.99 through [9.const.40], and says what is charged and what renews [2.route.11]', async ({
    page,
    enter,
  }) => {
    await enter({ scenario: 'trial-offer', path: TRIAL });
    await expect(page.getByText('The trial lasts 1 month')).toBeVisible();
    await expect(page.getByRole('deletion')).toHaveText('List price $3.99');
    await expect(page.getByText(/^\$0\.00 today\. The trial ends by itself/)).toBeVisible();
    await expect(page.getByText('Cloud event recording')).toBeVisible();
  });

  test('is confirmed by card at the provider, for one device [2.screen.34]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'trial-offer', path: TRIAL });
    await getReady(portal);
    // One device: another one takes its place.
    await portal.device('Garage').check();
    await expect(portal.device('Garden')).not.toBeChecked();
    const ordered = page.waitForRequest(/createOrder/);
    const asked = page.waitForRequest(/getPayUrl/);
    await portal.button(START).click();
    expect((await ordered).postDataJSON()).toMatchObject({
      deviceIds: ['40003'],
      goodsReqs: [{ goodsId: '5009', goodsPriceId: '50091' }],
      payPrice: '0.00',
    });
    expect((await asked).postDataJSON()).toMatchObject({ payMode: 3, type: 'STRIPE' });
    await portal.atProvider('pay');
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
    expect(await sandbox.orders()).toMatchObject([{ status: 5, cents: 0, deviceIds: ['40003'] }]);
  });

  test('starts nothing without a device, nor without the terms', async ({ enter, portal }) => {
    const sandbox = await enter({ scenario: 'trial-offer', path: TRIAL });
    const start = portal.button(START);
    await portal.pressSoftDisabled(start);
    await expect(portal.alert(textOf('trial.chooseDevice'))).toBeVisible();
    await portal.device('Garden').check();
    await portal.pressSoftDisabled(start);
    await expect(portal.dialog).toContainText(textOf('trial.termsText'));
    await portal.dialog.getByRole('button', { name: 'Ok' }).click();
    await portal.terms.check();
    await expect(start).not.toHaveAttribute('aria-disabled', 'true');
    expect(await sandbox.orders()).toEqual([]);
  });

  test('is one order for one basket: double press, lost answer, back, refresh', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'trial-offer', path: TRIAL });
    await getReady(portal);
    await sandbox.fault({ call: 'createOrder', kind: 'reset', after: true, times: null });
    await portal.button(START).dblclick();
    await expect(
      portal.alert('The order could not be created. You have not been charged.'),
    ).toBeVisible();
    await sandbox.clearFaults();
    await portal.button(START).click();
    await page.waitForURL(CHECKOUT);
    await page.goBack();
    await page.reload();
    await getReady(portal);
    await portal.button(START).click();
    await page.waitForURL(CHECKOUT);
    expect(await sandbox.orders()).toHaveLength(1);
  });

  test('says so where none is on offer', async ({ page, enter, portal }) => {
    await enter({ scenario: 'demo', path: TRIAL });
    await expect(page.getByText(textOf('trial.noneTitle'))).toBeVisible();
    await portal.button(textOf('packages.seeAll')).click();
    await expect(portal.subscribeButton).toBeVisible();
  });

  test('says so where every device has a plan', async ({ page, enter }) => {
    const sandbox = await enter({ scenario: 'trial-offer', path: '/' });
    for (const id of ['40002', '40003', '40004', '40005']) {
      await sandbox.patch(`/devices/${id}`, { planId: '70001' });
    }
    await page.goto(`${sandbox.origin}${TRIAL}`);
    await expect(page.getByText(textOf('trial.noDeviceMessage'))).toBeVisible();
  });

  test('is not among the plans of the plan page', async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'trial-offer', path: '/defaultPackage?goodsId=5009' });
    await expect(page.getByText(textOf('packages.unknownTitle'))).toBeVisible();
    await page.goto(`${sandbox.origin}/defaultPackage`);
    await expect(portal.subscribeButton).toBeVisible();
    await expect(page.getByText('$0.00')).toHaveCount(0);
  });

  test('cannot be started where no card is taken', async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'trial-offer', path: '/' });
    await sandbox.fault({ call: 'payModeList', kind: 'mutate', path: '1', value: 1, times: null });
    await page.goto(`${sandbox.origin}${TRIAL}`);
    await expect(page.getByText(textOf('pay.noMethodTitle'))).toBeVisible();
    await getReady(portal);
    await portal.pressSoftDisabled(portal.button(START));
    expect(await sandbox.orders()).toEqual([]);
  });
});

test.describe('a single-device trial', () => {
  const fixed = (deviceId: string) => `${TRIAL}?singleDevTrial=1&deviceId=${deviceId}`;

  test('is for the device of the link, which cannot be changed [2.query.10] [2.query.11] [5.rule.50]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'trial-single-device', path: fixed('40002') });
    await expect(page.getByText(textOf('trial.deviceFixedHint'))).toBeVisible();
    await expect(page.getByRole('list', { name: /^Devices of/ })).toHaveText('Garden');
    await expect(portal.anyDevice).toHaveCount(0);
    await portal.terms.check();
    await portal.button(START).click();
    await portal.atProvider('pay');
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
    expect(await sandbox.orders()).toMatchObject([{ status: 5, deviceIds: ['40002'] }]);
  });

  test('without the switch the device of the link fixes nothing [2.query.11]', async ({
    enter,
    portal,
  }) => {
    await enter({ scenario: 'trial-offer', path: `${TRIAL}?deviceId=40002` });
    await expect(portal.anyDevice).toHaveCount(4);
    await expect(portal.device('Garden')).not.toBeChecked();
  });

  for (const [what, deviceId, title] of [
    ['covered already', '40001', 'This device already has a plan'],
    ['of another house', '40011', 'This device is not in Lakeside 12'],
    ['unknown', '99999', 'This device is not in Lakeside 12'],
    ['missing', '', 'This device is not in Lakeside 12'],
  ] as const) {
    test(`for a device that is ${what} says so, and offers another one [5.rule.50]`, async ({
      page,
      enter,
      portal,
    }) => {
      await enter({ scenario: 'trial-single-device', path: fixed(deviceId) });
      await expect(page.getByText(title)).toBeVisible();
      await expect(portal.button(START)).toHaveCount(0);
      await portal.button(textOf('trial.chooseAnother')).click();
      await expect(portal.anyDevice).toHaveCount(4);
    });
  }
});

test.describe('in the app on Android', () => {
  test.use({ userAgent: USER_AGENTS.android });
  test('the trial is paid by card [2.screen.34]', async ({ page, enter, portal }) => {
    const app = await putIntoApp(page);
    await enter({ scenario: 'trial-offer', path: TRIAL });
    await getReady(portal);
    const asked = page.waitForRequest(/getPayUrl/);
    await portal.button(START).click();
    expect((await asked).postDataJSON()).toMatchObject({ payMode: 3, type: 'STRIPE' });
    await page.waitForURL(CHECKOUT);
    expect((await app.asked()).map(({ method }) => method)).not.toContain('IAP.payment');
  });
});

test.describe('in the app on iOS', () => {
  test.use({ userAgent: USER_AGENTS.ios });
  const sales = (asked: readonly { method: string; params: object }[]) =>
    asked.filter(({ method }) => method === 'IAP.payment').map(({ params }) => params);
  const sale = { orderId: '90001', productId: 'cloud.single.month' };
  const busy = 'button[aria-busy="true"]';

  for (const code of [200, 201]) {
    test(`the trial is ordered, then sold by the store: result ${code} goes to /paySuccess [2.screen.33] [4.order.20] [4.order.21] [4.order.22]`, async ({
      page,
      enter,
      portal,
    }) => {
      const app = await putIntoApp(page, { payment: { code, data: {} } });
      const sandbox = await enter({ scenario: 'trial-in-store', path: TRIAL });
      await getReady(portal);
      await expect(page.getByText(textOf('trial.byStore'))).toBeVisible();
      await portal.button(START).click();
      await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
      expect(sales(await app.asked())).toEqual([sale]);
      expect(await sandbox.orders()).toMatchObject([{ id: '90001', deviceIds: ['40002'] }]);
      expect(await sandbox.requests('applePayOrder')).toHaveLength(1);
      for (const call of ['createOrder', 'getPayUrl']) {
        expect(await sandbox.requests(call)).toEqual([]);
      }
    });
  }

  test('a result code inside of the data of an answer counts as well', async ({
    page,
    enter,
    portal,
  }) => {
    await putIntoApp(page, { payment: { code: 200, data: { code: 201 } } });
    const sandbox = await enter({ scenario: 'trial-in-store', path: TRIAL });
    await getReady(portal);
    await portal.button(START).click();
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
  });

  const failures = [
    { payment: { code: 211 }, shows: 'network_failed_try_again', row: '[8.error.26]' },
    {
      payment: { code: 200, data: { code: 211 } },
      shows: 'network_failed_try_again',
      row: '[8.error.26]',
    },
    { payment: { code: 202 }, shows: 'pay_failed_try_again', row: '[8.error.27]' },
    { payment: { code: 500 }, shows: 'pay_failed_try_again', row: '[8.error.27]' },
    {
      payment: { code: 200, data: { code: 1 } },
      shows: 'pay_failed_try_again',
      row: '[8.error.27]',
    },
  ] as const;
  test.describe('a native payment that fails [8.error.26] [8.error.27]', () => {
    for (const { payment, shows, row } of failures) {
      test(`with ${JSON.stringify(payment)} says ${shows} and can be tried again with the same order ${row}`, async ({
        page,
        enter,
        portal,
      }) => {
        const app = await putIntoApp(page, { payment });
        const sandbox = await enter({ scenario: 'trial-in-store', path: TRIAL });
        await getReady(portal);
        await portal.button(START).click();
        await expect(portal.alert(textOf(shows))).toBeVisible();
        await expect(page.locator(busy)).toHaveCount(0);
        await expect(page).toHaveURL(`${sandbox.origin}${TRIAL}`);

        await app.sells({ code: 200, data: {} });
        await portal.button(START).click();
        await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
        expect(sales(await app.asked())).toEqual([sale, sale]);
        expect(await sandbox.orders()).toHaveLength(1);
      });
    }
  });

  test('a store that never answers keeps the button busy until the app comes back; then the same order is asked for again, and a late answer counts', async ({
    page,
    enter,
    portal,
  }) => {
    const app = await putIntoApp(page, { payment: null });
    const sandbox = await enter({ scenario: 'trial-in-store', path: TRIAL });
    await getReady(portal);
    await portal.button(START).click();
    await expect(page.locator(busy)).toHaveAccessibleName(textOf('checkout.inStore'));
    await page.locator(busy).click({ force: true });
    expect(sales(await app.asked())).toEqual([sale]);

    await app.comesToFront();
    await expect(page.locator(busy)).toHaveCount(0);
    await portal.button(START).click();
    await expect(page.locator(busy)).toHaveAccessibleName(textOf('checkout.inStore'));
    await expect.poll(async () => sales(await app.asked())).toEqual([sale, sale]);

    // The first attempt fails late: another one is under way, so nothing is said.
    await app.answerPayment(0, 202);
    await expect(page.locator(busy)).toHaveCount(1);
    await expect(portal.alert('The payment did not go through. Please try again.')).toHaveCount(0);
    await app.answerPayment(1, 201);
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
    expect(await sandbox.orders()).toHaveLength(1);
  });

  test('one basket of the store is one order: double press, lost answer, refresh', async ({
    page,
    enter,
    portal,
  }) => {
    const app = await putIntoApp(page, { payment: { code: 202 } });
    const sandbox = await enter({ scenario: 'trial-in-store', path: TRIAL });
    await getReady(portal);
    await sandbox.fault({ call: 'applePayOrder', kind: 'reset', after: true, times: null });
    await portal.button(START).dblclick();
    await expect(
      portal.alert('The order could not be created. You have not been charged.'),
    ).toBeVisible();
    expect(sales(await app.asked())).toEqual([]);
    await sandbox.clearFaults();
    await portal.button(START).click();
    await expect(portal.alert('The payment did not go through. Please try again.')).toBeVisible();
    await page.reload();
    await getReady(portal);
    await portal.button(START).click();
    await expect(portal.alert('The payment did not go through. Please try again.')).toBeVisible();
    expect(await sandbox.orders()).toHaveLength(1);
    const keys = (await sandbox.requests('applePayOrder')).map((r) => r.headers.idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  test('an order that the service refuses says why, and nothing is sold', async ({
    page,
    enter,
    portal,
  }) => {
    const app = await putIntoApp(page);
    const sandbox = await enter({ scenario: 'trial-in-store', path: TRIAL });
    await getReady(portal);
    await sandbox.fault({ call: 'applePayOrder', kind: 'body400', desc: 'One trial a customer.' });
    await portal.button(START).click();
    await expect(portal.alert('One trial a customer.')).toBeVisible();
    await expect(page.locator(busy)).toHaveCount(0);
    expect(sales(await app.asked())).toEqual([]);
  });

  test('whoever leaves while the store is at work is not pulled back, and a paid order is not asked for again', async ({
    page,
    enter,
    portal,
  }) => {
    const app = await putIntoApp(page, { payment: null });
    const sandbox = await enter({ scenario: 'trial-in-store', path: '/' });
    await page.goto(`${sandbox.origin}${TRIAL}`);
    await getReady(portal);
    await portal.button(START).click();
    await expect(page.locator(busy)).toHaveAccessibleName(textOf('checkout.inStore'));
    await page.goBack();
    await expect(portal.heading(textOf('home.title'))).toBeVisible();
    expect(sales(await app.asked())).toEqual([]);
  });
});
