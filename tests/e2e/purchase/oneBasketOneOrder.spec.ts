import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { Portal } from '../support/pages/portal';
import { hold } from '../support/watch/hold';
import { textOf } from '../support/language/texts';

const ENTRY = {
  scenario: 'demo',
  path: '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013',
};
const CHECKOUT = /\/__mock\/pay\//;

async function choose(page: Page, device = 'Garage'): Promise<Portal> {
  const portal = new Portal(page);
  await portal.terms.check();
  await portal.device(device).check();
  return portal;
}

test(
  'makes one order with an Idempotency-Key of a double click and paying again after back, and another order for another basket',
  { tag: ['@4.order.10', '@4.order.12', '@4.order.14', '@4.order.15'] },
  async ({ page, enter }) => {
    const sandbox = await enter(ENTRY);
    const portal = await choose(page);
    await sandbox.fault({ call: 'createOrder', kind: 'delay', ms: 500 });
    await portal.payButton.dblclick();
    await page.waitForURL(CHECKOUT);
    expect(await sandbox.orders()).toHaveLength(1);
    const created = await sandbox.requests('createOrder');
    expect(created).toHaveLength(1);
    const [asked] = await sandbox.requests('getPayUrl');
    for (const entry of [created[0], asked]) {
      expect(entry?.headers.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    }

    await page.goBack();
    await expect(portal.device('Garage')).toBeChecked();
    await portal.payButton.click();
    await page.waitForURL(CHECKOUT);
    expect(await sandbox.orders()).toHaveLength(1);
    expect(await sandbox.requests('createOrder')).toHaveLength(1);
    expect(await sandbox.requests('getPayUrl')).toHaveLength(2);

    await page.goBack();
    await portal.device('Garden').check();
    await portal.payButton.click();
    await page.waitForURL(CHECKOUT);
    expect(await sandbox.orders()).toHaveLength(2);
  },
);

test(
  'resumes the same order after a refresh, with another provider, and after another order’s success page',
  { tag: '@4.order.11' },
  async ({ page, enter }) => {
    const sandbox = await enter(ENTRY);
    const portal = await choose(page);
    await sandbox.fault({ call: 'getPayUrl', kind: 'http', status: 503 });
    await portal.payButton.click();
    await expect(page).toHaveURL(/payFailed/);
    await page.goBack();
    await page.reload();
    await expect(portal.device('Garage')).toBeChecked();
    await portal.choose(/^Credit Card/);
    await portal.payButton.click();
    await page.waitForURL(CHECKOUT);
    await expect(page).toHaveTitle(/Card/);
    await portal.atProvider('cancel');
    await expect(portal.device('Garage')).toBeChecked();

    await sandbox.fault({ call: 'getPayUrl', kind: 'http', status: 503 });
    await portal.payButton.click();
    await expect(page).toHaveURL(/payFailed/);
    await page.goto(`${sandbox.origin}/paySuccess`);
    await expect(portal.heading('Payment successful')).toBeVisible();
    await page.goto(`${sandbox.origin}${ENTRY.path}`);
    await portal.payButton.click();
    await page.waitForURL(CHECKOUT);
    expect(await sandbox.orders()).toHaveLength(1);
  },
);

test(
  'pays the same order from a second tab with the same basket',
  { tag: '@4.order.13' },
  async ({ page, context, enter }) => {
    const sandbox = await enter(ENTRY);
    const other = await context.newPage();
    await other.goto(sandbox.url);
    const [first, second] = [await choose(page), await choose(other)];
    await sandbox.fault({ call: 'createOrder', kind: 'delay', ms: 800 });
    await Promise.all([first.payButton.click(), second.payButton.click()]);
    await Promise.all([page.waitForURL(CHECKOUT), other.waitForURL(CHECKOUT)]);
    expect(await sandbox.orders()).toHaveLength(1);

    await new Portal(page).atProvider('pay');
    await page.waitForURL(/paySuccess/);
    await other.reload();
    await expect(other.getByRole('heading', { level: 1 })).toContainText('already paid');
  },
);

test('makes one order after a lost response although the devices were selected in another order', async ({
  page,
  enter,
}) => {
  const sandbox = await enter(ENTRY);
  const portal = await choose(page, 'Garage');
  await portal.device('Garden').check();
  await sandbox.fault({ call: 'createOrder', kind: 'reset', after: true, times: null });
  await portal.payButton.click();
  await expect(
    portal.alert('Network error, please try again later. You haven’t been charged.'),
  ).toBeVisible();
  expect(await sandbox.orders()).toHaveLength(1);
  await sandbox.clearFaults();
  await portal.device('Garage').uncheck();
  await portal.device('Garage').check();
  await portal.payButton.click();
  await page.waitForURL(CHECKOUT);
  expect(await sandbox.orders()).toHaveLength(1);
});

test('lets a paid basket be bought again as a new order', async ({ page, enter }) => {
  const sandbox = await enter(ENTRY);
  const portal = new Portal(page);
  for (const count of [1, 2]) {
    await page.goto(`${sandbox.origin}${ENTRY.path}`);
    // The terms of this price are agreed to once per tab.
    if (count === 1) await portal.terms.check();
    await portal.payButton.click();
    await portal.dialog.getByRole('button', { name: 'Continue' }).click();
    // The first plan covers the whole house, so the second one needs a confirmation.
    if (count === 2) {
      const held = portal.dialog.filter({
        hasText: 'already has a plan that covers all its devices',
      });
      await held.getByRole('button', { name: textOf('unlimitedHeld.continue') }).click();
    }
    await portal.atProvider('pay');
    await expect(portal.heading('Payment successful')).toBeVisible();
    expect(await sandbox.orders()).toHaveLength(count);
  }
});

test('does not send a customer to the provider who leaves while the order is being created', async ({
  page,
  enter,
}) => {
  const sandbox = await enter(ENTRY);
  const portal = await choose(page);
  const release = await hold(page, /getPayUrl/);
  const asked = page.waitForRequest(/getPayUrl/);
  const answered = page.waitForResponse(/getPayUrl/);
  await portal.payButton.click();
  await asked;
  await portal.back.click();
  await expect(portal.subscribeButton).toBeVisible();
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  release();
  await (await answered).finished();
  // One more step in the portal, to be sure that the page was not left for the provider.
  await portal.choose('Annual');
  await portal.back.click();
  await expect(portal.heading(textOf('home.title'))).toBeVisible();
  expect(visited.filter((url) => CHECKOUT.test(url))).toEqual([]);
  expect(await sandbox.requests('getPayUrl')).toHaveLength(1);
});

test('asks before it replaces a remembered order that is refused', async ({ page, enter }) => {
  const sandbox = await enter(ENTRY);
  const portal = await choose(page);
  await portal.payButton.click();
  await page.waitForURL(CHECKOUT);
  await page.goBack();
  await sandbox.fault({ call: 'getPayUrl', kind: 'body400', desc: 'Closed.', times: 2 });
  await portal.payButton.click();
  await expect(portal.dialog).toContainText('Closed. We’ve kept your earlier order');
  await portal.dialog.getByRole('button', { name: 'Cancel' }).click();
  await portal.payButton.click();
  await portal.dialog.getByRole('button', { name: 'Start a new order' }).click();
  expect(await sandbox.orders()).toHaveLength(1);
  await portal.payButton.click();
  await page.waitForURL(CHECKOUT);
  expect(await sandbox.orders()).toHaveLength(2);
});
