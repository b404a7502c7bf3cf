/** Outcomes of a purchase in the app's store, on the wallet plan pages. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { USER_AGENTS, putIntoApp } from '../support/fakeNativeApp';
import type { Manner } from '../support/fakeNativeApp';
import type { Portal } from '../support/pages/portal';
import type { Sandbox } from '../support/sandbox';
import { textOf } from '../support/language/texts';

const DEVICES = '/applePay/selectDevice?goodsId=5001&checkedPriceId=50011';
const SALE = { orderId: '90001', productId: 'cloud.single.month' };
const NETWORK_FAILED = 'Connection lost. Check your bills before you pay again.';
const PAYMENT_FAILED = 'Your payment didn’t go through. Try again.';

type App = Awaited<ReturnType<typeof putIntoApp>>;
type Enter = (options: { scenario: string; path: string }) => Promise<Sandbox>;

const sales = async (app: App) => (await app.askedOf('IAP.payment')).map(({ params }) => params);
const busy = (page: Page) => page.locator('button[aria-busy="true"]');

/** Opens the device page by its link, skipping the plan page, and makes the required choices. */
async function getReady(enter: Enter, portal: Portal): Promise<Sandbox> {
  const sandbox = await enter({ scenario: 'wallet-offer', path: DEVICES });
  await portal.terms.check();
  await portal.device('Garden').check();
  return sandbox;
}

test.use({ userAgent: USER_AGENTS.ios });

test(
  'shows a failed payment once and frees the button; code 201 for the same order goes to /paySuccess',
  { tag: ['@4.order.22', '@8.error.26', '@8.error.27'] },
  async ({ page, enter, portal }) => {
    const app = await putIntoApp(page, { payment: { code: 211 } });
    const sandbox = await enter({ scenario: 'wallet-offer', path: '/applePay' });
    await portal.terms.check();
    await portal.subscribeButton.click();
    await portal.device('Garden').check();
    const failures = [
      { payment: { code: 211 }, message: NETWORK_FAILED, other: PAYMENT_FAILED },
      { payment: { code: 202 }, message: PAYMENT_FAILED, other: NETWORK_FAILED },
      { payment: { code: 0 }, message: PAYMENT_FAILED, other: NETWORK_FAILED },
      { payment: { code: 500 }, message: PAYMENT_FAILED, other: NETWORK_FAILED },
      // The code inside the data takes precedence over the code of the response.
      {
        payment: { code: 200, data: { code: 211 } },
        message: NETWORK_FAILED,
        other: PAYMENT_FAILED,
      },
    ];
    for (const { payment, message, other } of failures) {
      await page.reload();
      await app.sells(payment);
      await portal.payButton.click();
      await expect(portal.alert(message)).toHaveCount(1);
      await expect(portal.alert(other)).toHaveCount(0);
      await expect(busy(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/applePay\/selectDevice\?/);
      await expect(portal.device('Garden')).toBeChecked();
      expect(await sales(app)).toEqual([SALE]);
    }
    await app.sells({ code: 201, data: {} });
    await portal.payButton.click();
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
    expect(await sales(app)).toEqual([SALE, SALE]);
    expect(await sandbox.orders()).toMatchObject([{ id: '90001', deviceIds: ['40002'] }]);
    // Going back does not lead to the page that would pay again.
    await page.goBack();
    await expect(portal.payButton).toHaveCount(0);
  },
);

test(
  'keeps the button busy while the store is silent until the app returns, and accepts a late response',
  { tag: ['@4.order.21', '@4.order.05'] },
  async ({ page, enter, portal }) => {
    const app = await putIntoApp(page, { payment: null });
    const sandbox = await getReady(enter, portal);
    await portal.payButton.click();
    await expect(busy(page)).toHaveAccessibleName(textOf('checkout.inStore'));
    await busy(page).click({ force: true });
    await expect.poll(() => sales(app)).toEqual([SALE]);
    // The free devices are fetched once for the page and once after the order.
    const free = async () => (await sandbox.requests('getUnbindPackageDevList')).length;
    await expect.poll(free).toBe(2);
    await app.comesToFront();
    await expect(busy(page)).toHaveCount(0);
    await expect(portal.payButton).toBeEnabled();
    // The store may have charged the customer without an answer.
    const warning = page.getByText(textOf('result.unchecked.message'));
    await expect(page.getByRole('status').and(warning)).toHaveCount(1);
    await expect(page.getByRole('link', { name: textOf('bill.toBills') })).toBeVisible();
    await app.answerPayment(0, 200);
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
    expect(await sales(app)).toEqual([SALE]);
  },
);

test(
  'shows a late refusal, ignores a second response to the same call, and sells the same order afterwards',
  { tag: '@8.error.26' },
  async ({ page, enter, portal }) => {
    const app = await putIntoApp(page, { payment: null });
    const sandbox = await getReady(enter, portal);
    await portal.payButton.click();
    // The order precedes the sale, so nothing can be refused before it.
    await expect.poll(() => sales(app)).toEqual([SALE]);
    await app.answerPayment(0, 211);
    await expect(portal.alert(NETWORK_FAILED)).toHaveCount(1);
    await app.answerPayment(0, 200);
    await app.sells({ code: 200, data: {} });
    await portal.payButton.click();
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
    expect(await sales(app)).toEqual([SALE, SALE]);
    expect(await sandbox.orders()).toHaveLength(1);
  },
);

test(
  'sells a basket once and reports its outcome once, however the app responds to the call',
  { tag: '@7.bridge.07' },
  async ({ page, enter, portal }) => {
    const manners: readonly { manner: Manner; isSold: boolean }[] = [
      { manner: 'grants', isSold: true },
      { manner: 'answers twice', isSold: true },
      { manner: 'refuses', isSold: false },
      { manner: 'throws', isSold: false },
    ];
    for (const { manner, isSold } of manners) {
      const app = await putIntoApp(page, { manner });
      const sandbox = await getReady(enter, portal);
      await portal.payButton.click();
      if (isSold) {
        await expect(portal.heading('Payment successful')).toBeVisible();
      } else {
        await expect(portal.alert(PAYMENT_FAILED)).toHaveCount(1);
        await expect(busy(page)).toHaveCount(0);
        await expect(page).toHaveURL(/\/applePay\/selectDevice\?/);
      }
      await expect(portal.alert(PAYMENT_FAILED)).toHaveCount(isSold ? 0 : 1);
      expect(await sales(app), manner).toEqual([SALE]);
      expect(await sandbox.orders()).toHaveLength(1);
      expect(await sandbox.requests('applePayOrder')).toHaveLength(1);
    }
  },
);

test('makes one order with a silent app, however often the app comes to the front and the customer pays', async ({
  page,
  enter,
  portal,
}) => {
  const app = await putIntoApp(page, { manner: 'stays silent' });
  const sandbox = await getReady(enter, portal);
  for (const times of [1, 2, 3]) {
    await portal.payButton.click();
    await expect(busy(page)).toHaveAccessibleName(textOf('checkout.inStore'));
    // The button changes its label before the app is called.
    await expect.poll(async () => (await sales(app)).length).toBe(times);
    if (times === 3) break;
    await app.comesToFront();
    await expect(busy(page)).toHaveCount(0);
  }
  expect(await sandbox.orders()).toHaveLength(1);
  // Only the latest press may report a failure, and the third one is still busy.
  await app.answerPayment(0, 202);
  await app.comesToFront();
  await expect(busy(page)).toHaveCount(0);
  await expect(portal.alert(/./)).toHaveCount(0);
  // Any of the presses may report a success.
  await app.answerPayment(1, 200);
  await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
});
