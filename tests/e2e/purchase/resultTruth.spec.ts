import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import type { Portal } from '../support/pages/portal';
import type { Sandbox } from '../support/sandbox';
import { textOf } from '../support/language/texts';

const ENTRY = {
  scenario: 'payment-results',
  path: '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50011',
};
const PAID = { status: 5, paidAt: '2026-11-27T00:00:00.000Z' };
const DATE = /\d\d\/\d\d\/\d{4}/;

type Action = Parameters<Portal['atProvider']>[0];

/** Orders a plan for the garden camera and acts on the provider's page. */
async function payBy(portal: Portal, action: Action): Promise<void> {
  await portal.device('Garden').check();
  await portal.terms.check();
  await portal.payButton.click();
  await portal.atProvider(action);
}

const pendingOf = (page: Page) =>
  page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('hv.pendingOrders') ?? '{}')));

/** Opens an address by hand, in the same tab. */
const open = (page: Page, sandbox: Sandbox, path: string) => page.goto(sandbox.origin + path);

test(
  'ends a payment with a receipt: plan, device by name, amount, next date, and the bill',
  { tag: '@10.ruling.07' },
  async ({ page, enter, portal }) => {
    const sandbox = await enter(ENTRY);
    await payBy(portal, 'pay');
    await expect(portal.heading('Payment successful')).toBeVisible();
    const main = page.getByRole('main');
    for (const fact of ['Cloud Recording', 'Garden', '$2.99', '90001']) {
      await expect(main).toContainText(fact);
    }
    await expect(main).toContainText(/Next renewal\s*\d\d\/\d\d\/\d{4}/);
    const promised = DATE.exec(await main.innerText())?.[0] ?? 'no date';
    expect(await sandbox.requests('getOrderDetail')).toHaveLength(1);
    expect(await pendingOf(page)).toEqual([]);

    // A reload shows the same receipt, also at an address that says the opposite.
    await open(page, sandbox, '/payFailed');
    await expect(portal.heading('Payment successful')).toBeVisible();
    await main.getByRole('link', { name: 'See the bill' }).click();
    await expect(page).toHaveURL(`${sandbox.origin}/bills/90001`);
    await expect(main).toContainText(promised);
  },
);

test(
  'does not believe an address that says success while the order is unpaid, and remembers the order',
  { tag: ['@10.ruling.07', '@4.order.11'] },
  async ({ page, enter, portal }) => {
    const sandbox = await enter(ENTRY);
    await payBy(portal, 'decline');
    await expect(portal.heading('Payment not completed')).toBeVisible();
    await open(page, sandbox, '/paySuccess');
    await expect(portal.heading('Payment not completed')).toBeVisible();
    await expect(portal.heading('Payment successful')).toHaveCount(0);
    expect(await pendingOf(page)).toHaveLength(1);
    await portal.button('Try again').click();
    await expect(portal.device('Garden')).toBeChecked();
    await portal.payButton.click();
    await portal.atProvider('pay');
    await expect(portal.heading('Payment successful')).toBeVisible();
    expect(await sandbox.orders()).toHaveLength(1);
  },
);

test(
  'after a decline says first that nothing was charged, and pays the same order another way in one press',
  { tag: ['@10.ruling.32', '@4.order.11'] },
  async ({ page, enter, portal }) => {
    const sandbox = await enter(ENTRY);
    await payBy(portal, 'decline');
    await expect(portal.heading('Payment not completed')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText('You haven’t been charged.');
    await expect(main).toContainText('We aren’t told why a payment was declined.');
    await expect(main.getByRole('link', { name: textOf('support.contact') })).toHaveCount(1);
    await portal.button('Pay with card instead').click();
    await expect(portal.device('Garden')).toBeChecked();
    await expect(portal.terms).toBeChecked();
    await expect(page.getByRole('radio', { name: /^Credit Card/ })).toBeChecked();
    await portal.payButton.click();
    await page.waitForURL(/\/__mock\/pay\//);
    await expect(page).toHaveTitle(/Card/);
    await portal.atProvider('decline');
    // Now the other way is the first one.
    await portal.button('Pay with PayPal instead').click();
    await portal.payButton.click();
    await portal.atProvider('pay');
    await expect(portal.heading('Payment successful')).toBeVisible();
    expect(await sandbox.orders()).toHaveLength(1);
  },
);

test(
  'says that a payment is being confirmed, and by itself that it is paid',
  { tag: '@10.ruling.07' },
  async ({ page, enter, portal }) => {
    const sandbox = await enter(ENTRY);
    await payBy(portal, 'confirmLater');
    await expect(portal.heading('Payment is being confirmed')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Don’t pay again.');
    await expect(page.getByRole('main')).not.toContainText(/Next renewal|Garden/);
    expect(await pendingOf(page)).toHaveLength(1);
    await sandbox.advance('PT10S');
    await expect(portal.heading('Payment successful')).toBeVisible({ timeout: 10_000 });
    await expect(page.getByRole('main')).toContainText('Garden');
    expect(await pendingOf(page)).toEqual([]);
  },
);

test(
  'stops asking after a minute, leads to the bills, and asks again on request',
  { tag: '@10.ruling.07' },
  async ({ page, enter, portal }) => {
    const sandbox = await enter(ENTRY);
    await page.clock.install();
    await payBy(portal, 'neverConfirm');
    await expect(portal.heading('Payment is being confirmed')).toBeVisible();
    await page.clock.fastForward('01:05');
    await expect(portal.heading('Payment is still being confirmed')).toBeVisible();
    const asked = (await sandbox.requests('getOrderDetail')).length;
    await page.clock.fastForward('05:00');
    expect(await sandbox.requests('getOrderDetail')).toHaveLength(asked);
    await sandbox.patch('/orders/90001', PAID);
    await portal.button('Check again').click();
    await expect(portal.heading('Payment successful')).toBeVisible();
    await page.reload();
    await expect(portal.heading('Payment successful')).toBeVisible();
  },
);

test(
  'says that the order could not be checked, and checks it when the customer tries again',
  { tag: '@10.ruling.07' },
  async ({ page, enter, portal }) => {
    const sandbox = await enter(ENTRY);
    await sandbox.fault({ call: 'getOrderDetail', kind: 'http', status: 503, times: null });
    await payBy(portal, 'pay');
    await expect(portal.heading('Couldn’t check your order')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText('Check your bills before you pay again.');
    await expect(main.getByRole('link', { name: textOf('bill.toBills') })).toBeVisible();
    await sandbox.clearFaults();
    await portal.button('Try again').click();
    await expect(portal.heading('Payment successful')).toBeVisible();
    await expect(main).toContainText('Garden');
  },
);

test(
  'shows no order and settles none in a tab that did not go to pay',
  { tag: '@10.ruling.08' },
  async ({ page, context, enter, portal }) => {
    const sandbox = await enter(ENTRY);
    await payBy(portal, 'neverConfirm');
    await expect(portal.heading('Payment is being confirmed')).toBeVisible();
    const before = await pendingOf(page);
    expect(before).toHaveLength(1);
    const asked = (await sandbox.requests('getOrderDetail')).length;
    await page.goto('about:blank');

    const other = await context.newPage();
    await open(other, sandbox, '/paySuccess?orderId=90001');
    await expect(other.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    await expect(other.getByRole('main')).not.toContainText(/90001|\$|Garden/);
    expect(await pendingOf(other)).toEqual(before);
    expect(await sandbox.requests('getOrderDetail')).toHaveLength(asked);
  },
);

test('says once that a canceled payment has cost nothing', async ({ page, enter, portal }) => {
  const sandbox = await enter(ENTRY);
  await payBy(portal, 'cancel');
  const canceled = portal.status('Payment canceled. You haven’t been charged.');
  await expect(canceled).toBeVisible();
  await expect(page).toHaveURL(sandbox.origin + ENTRY.path);
  await expect(portal.device('Garden')).toBeChecked();
  // Neither a reload nor the address alone says it again.
  for (const hash of ['', '#payment-canceled']) {
    await open(page, sandbox, `/bills`);
    await open(page, sandbox, ENTRY.path + hash);
    await expect(portal.device('Garden')).toBeChecked();
    await expect(page).toHaveURL(sandbox.origin + ENTRY.path);
    await expect(canceled).toHaveCount(0);
  }
});
