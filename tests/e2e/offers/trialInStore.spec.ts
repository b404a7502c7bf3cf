import { expect, test } from '../support/journey';
import { hold } from '../support/watch/hold';
import type { Portal } from '../support/pages/portal';
import { USER_AGENTS, putIntoApp } from '../support/fakeNativeApp';
import { textOf } from '../support/language/texts';

const ENTRY = { scenario: 'trial-in-store', path: '/trialPackage' };
const START = textOf('trial.start');
const SALE = { orderId: '90001', productId: 'cloud.single.month' };
const NETWORK_FAILED = 'Connection lost. Check your bills before you pay again.';
const PAYMENT_FAILED = 'Your payment didn’t go through. Try again.';
const BUSY = 'button[aria-busy="true"]';

/** Chooses the garden camera and agrees to the terms. */
async function getReady(portal: Portal): Promise<void> {
  await portal.device('Garden').check();
  await portal.terms.check();
}

const sales = async (app: Awaited<ReturnType<typeof putIntoApp>>) =>
  (await app.askedOf('IAP.payment')).map(({ params }) => params);

test.use({ userAgent: USER_AGENTS.ios });

test(
  'orders the trial and sells it through the store in the iOS app, and retries the same order after a refusal or failure',
  { tag: ['@2.screen.33', '@4.order.20', '@4.order.21', '@8.error.26', '@8.error.27'] },
  async ({ page, enter, portal }) => {
    const app = await putIntoApp(page, { payment: { code: 211 } });
    const sandbox = await enter(ENTRY);
    await getReady(portal);
    await expect(page.getByText(textOf('trial.byStore'))).toBeVisible();
    await sandbox.fault({ call: 'applePayOrder', kind: 'body400', desc: 'One trial a customer.' });
    await portal.button(START).click();
    await expect(portal.alert('One trial a customer.')).toBeVisible();
    await expect(page.locator(BUSY)).toHaveCount(0);
    expect(await sales(app)).toEqual([]);

    await portal.button(START).click();
    await expect(portal.alert(NETWORK_FAILED)).toBeVisible();
    await app.sells({ code: 202 });
    await portal.button(START).click();
    await expect(portal.alert(PAYMENT_FAILED)).toBeVisible();
    await expect(page.locator(BUSY)).toHaveCount(0);
    await expect(page).toHaveURL(`${sandbox.origin}${ENTRY.path}`);

    await app.sells({ code: 200, data: {} });
    await portal.button(START).click();
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
    expect(await sales(app)).toEqual([SALE, SALE, SALE]);
    expect(await sandbox.orders()).toMatchObject([{ id: '90001', deviceIds: ['40002'] }]);
    for (const call of ['createOrder', 'getPayUrl']) {
      expect(await sandbox.requests(call)).toEqual([]);
    }
  },
);

test('makes one store order per basket: double press, lost response, refresh', async ({
  page,
  enter,
  portal,
}) => {
  const app = await putIntoApp(page, { payment: { code: 202 } });
  const sandbox = await enter(ENTRY);
  await getReady(portal);
  await sandbox.fault({ call: 'applePayOrder', kind: 'reset', after: true, times: null });
  await portal.button(START).dblclick();
  await expect(
    portal.alert('Network error, please try again later. You haven’t been charged.'),
  ).toBeVisible();
  expect(await sales(app)).toEqual([]);
  await sandbox.clearFaults();
  await portal.button(START).click();
  await expect(portal.alert(PAYMENT_FAILED)).toBeVisible();
  await page.reload();
  await getReady(portal);
  await portal.button(START).click();
  await expect(portal.alert(PAYMENT_FAILED)).toBeVisible();
  expect(await sandbox.orders()).toHaveLength(1);
  const keys = (await sandbox.requests('applePayOrder')).map((r) => r.headers.idempotencyKey);
  expect(new Set(keys).size).toBe(1);
});

test('sells nothing when the customer leaves during the order', async ({ page, enter, portal }) => {
  const app = await putIntoApp(page);
  const sandbox = await enter({ ...ENTRY, path: '/' });
  await expect(portal.heading(textOf('home.title'))).toBeVisible();
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, ENTRY.path);
  await getReady(portal);
  const release = await hold(page, /ApplePay\/order/);
  const asked = page.waitForRequest(/ApplePay\/order/);
  await portal.button(START).click();
  await asked;
  await page.goBack();
  await expect(page).toHaveURL(`${sandbox.origin}/`);
  // The devices are fetched after the order; the sale would have been requested by then.
  const refreshed = page.waitForResponse(/getUnbindPackageDevList/);
  release();
  await (await refreshed).finished();
  expect(await sales(app)).toEqual([]);
  await expect(page).toHaveURL(`${sandbox.origin}/`);
});
