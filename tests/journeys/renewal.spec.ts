import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { Portal } from './support/portal';
import { USER_AGENTS, putIntoApp } from './support/pretendApp';
import { textOf } from './support/texts';

const path = '/package/renewal?packageId=70001';
const CHECKOUT = /\/__mock\/pay\//;
/** The demo plan, and an address in Irvine. */
const WITH_ADDRESS = { scenario: 'billing-address', path };
const summary = (page: Page) => page.getByRole('region', { name: textOf('checkout.summary') });
const address = (page: Page) => page.getByRole('region', { name: textOf('menu.billAddress') });
const postal = (page: Page) => page.getByRole('textbox', { name: textOf('billAddress.postal') });
/** MM/DD/YYYY as ISO, for comparing. */
const iso = (date: string): string => date.replace(/(\d\d)\/(\d\d)\/(\d{4})/, '$3-$1-$2');

test.describe('renewing a plan [2.route.12] [1.scope.08]', () => {
  test('shows the plan, its prices, its devices and until when it is paid, and leads through payment to the result [2.route.12] [1.scope.08] [2.query.21] [7.pact.12]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter(WITH_ADDRESS);
    await expect(summary(page)).toContainText('Cloud Recording');
    const tiles = page.getByRole('radiogroup', { name: textOf('packages.tiles') });
    await expect(tiles.getByRole('radio')).toHaveCount(2);
    await expect(tiles.locator('label').filter({ hasText: 'Monthly' })).toContainText('$2.99');
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(page.getByRole('list', { name: textOf('subscription.devices') })).toHaveText(
      'Front door',
    );
    const dates = (await summary(page).innerText()).match(/\d\d\/\d\d\/\d{4}/g) ?? [];
    const [now = '', then = ''] = dates.map(iso);
    const monthLater = new Date(now);
    monthLater.setUTCMonth(monthLater.getUTCMonth() + 1);
    expect(Math.abs(Date.parse(then) - monthLater.getTime())).toBeLessThan(4 * 86_400_000);
    await expect(address(page)).toContainText('Irvine');
    await expect(postal(page)).toHaveCount(0);

    const [before] = await sandbox.plans();
    await portal.terms.check();
    await portal.payButton.click();
    await portal.atProvider('pay');
    await expect(portal.heading('Payment successful')).toBeVisible();
    const orders = await sandbox.orders();
    expect(orders).toMatchObject([{ kind: 'renew', cents: 299, status: 5, planId: '70001' }]);
    const [after] = await sandbox.plans();
    expect(after?.end.slice(0, 10)).toBe(then);
    expect(before?.end.slice(0, 10)).toBe(now);
    const [renewed] = await sandbox.requests('renew');
    expect(renewed?.request).toMatchObject({ packageId: '70001', deviceIds: ['40001'] });
    expect(renewed?.headers.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(await sandbox.requests('createOrder')).toHaveLength(0);
    const [asked] = await sandbox.requests('getPayUrl');
    expect(asked?.request).toMatchObject({ orderId: orders[0]?.id });
  });

  test('goes on by the year where a year is chosen', async ({ page, enter, portal }) => {
    const sandbox = await enter(WITH_ADDRESS);
    await portal.choose('Annual');
    await expect(summary(page)).toContainText('Total$29.99');
    await expect(page.getByRole('main')).toContainText('Renews for $29.99 every year');
    await portal.terms.check();
    await portal.button('Pay $29.99').click();
    await page.waitForURL(CHECKOUT);
    expect(await sandbox.orders()).toMatchObject([{ cents: 2999 }]);
  });

  test('offers a plan for all devices only prices for all devices', async ({ page, enter }) => {
    await enter({ scenario: 'unlimited-plan', path });
    await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
    await expect(page.getByRole('radiogroup').first()).toContainText('$99.99');
    await expect(page.getByRole('main')).not.toContainText('$2.99');
  });

  test('a plan that has ended begins anew with the devices that are chosen', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'expired-plan', path });
    await expect(page.getByText('This service has expired')).toBeVisible();
    await expect(summary(page)).toContainText(textOf('renew.fromToday'));
    await postal(page).fill('92614');
    await portal.device('Garden').check();
    await portal.terms.check();
    await portal.payButton.click();
    await portal.atProvider('pay');
    await expect(portal.heading('Payment successful')).toBeVisible();
    expect(await sandbox.orders()).toMatchObject([{ kind: 'renew', deviceIds: ['40002'] }]);
  });

  test('without a device it asks first [5.rule.39]', async ({ enter, portal }) => {
    const sandbox = await enter({ scenario: 'expired-plan', path });
    await portal.terms.check();
    await portal.payButton.click();
    await expect(portal.dialog).toContainText(textOf('plan_detail_unselect_tips'));
    await portal.dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await sandbox.orders()).toEqual([]);
  });

  test('terms are asked for, and without them nothing is ordered [5.rule.53] [5.rule.54]', async ({
    enter,
    portal,
  }) => {
    const sandbox = await enter(WITH_ADDRESS);
    await portal.pressSoftDisabled(portal.payButton);
    await expect(portal.dialog).toContainText(textOf('packages.termsText'));
    expect(await sandbox.orders()).toEqual([]);
  });
});

test.describe('one renewal, one order', () => {
  test('back, refresh and a double press make no second one [4.order.10] [4.order.11] [4.order.12]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter(WITH_ADDRESS);
    await portal.terms.check();
    await portal.payButton.dblclick();
    await page.waitForURL(CHECKOUT);
    for (const again of [() => page.goBack(), () => page.goto(`${sandbox.origin}${path}`)]) {
      await again();
      await portal.terms.check();
      await portal.payButton.click();
      await page.waitForURL(CHECKOUT);
    }
    expect(await sandbox.orders()).toHaveLength(1);
    expect(await sandbox.requests('renew')).toHaveLength(1);
  });

  test('nor do a lost answer and a second tab [4.order.13]', async ({ page, context, enter }) => {
    const sandbox = await enter(WITH_ADDRESS);
    const portal = new Portal(page);
    await portal.terms.check();
    await sandbox.fault({ call: 'renew', kind: 'reset', after: true, times: null });
    await portal.payButton.click();
    await expect(
      portal.alert('The order could not be created. You have not been charged.'),
    ).toBeVisible();
    await sandbox.clearFaults();
    const other = await context.newPage();
    await other.goto(sandbox.url);
    const second = new Portal(other);
    await second.terms.check();
    await Promise.all([portal.payButton.click(), second.payButton.click()]);
    await Promise.all([page.waitForURL(CHECKOUT), other.waitForURL(CHECKOUT)]);
    expect(await sandbox.orders()).toHaveLength(1);
  });

  test('one that was paid can be renewed again, as a new order', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter(WITH_ADDRESS);
    for (const count of [1, 2]) {
      await page.goto(`${sandbox.origin}${path}`);
      await portal.terms.check();
      await portal.payButton.click();
      await portal.atProvider('pay');
      await expect(portal.heading('Payment successful')).toBeVisible();
      expect(await sandbox.orders()).toHaveLength(count);
    }
  });

  test('a button left busy is freed when the page comes back from the back/forward cache [4.order.09]', async ({
    page,
    enter,
    portal,
  }) => {
    await enter(WITH_ADDRESS);
    await page.route(/\/__mock\/pay\//, (route) => route.fulfill({ status: 204 }));
    await portal.terms.check();
    await portal.payButton.click();
    const leaving = page.locator('button[aria-busy="true"]');
    await expect(leaving).toHaveAccessibleName(textOf('checkout.leaving'));
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(leaving).toHaveCount(0);
    await expect(portal.payButton).toBeEnabled();
  });

  test('a refusal is said in the words of the service, and the page shows the truth anew [8.error.17] [8.error.18]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ ...WITH_ADDRESS, fault: 'renew:body400:Not today.' });
    await portal.terms.check();
    const before = (await sandbox.requests('getPackageSubscribeInfo')).length;
    await portal.payButton.click();
    await expect(portal.alert('Not today.')).toBeVisible();
    await expect(portal.payButton).toBeEnabled();
    await expect(page).toHaveURL(/package\/renewal/);
    await expect
      .poll(async () => (await sandbox.requests('getPackageSubscribeInfo')).length)
      .toBeGreaterThan(before);
  });
});

test.describe('a plan that cannot be renewed here', () => {
  const obstacles = [
    { scenario: 'deleted-plan', title: 'obstacle.deletedTitle', leadsTo: /\/defaultPackage$/ },
    {
      scenario: 'unrenewable-plan',
      title: 'obstacle.notRenewableTitle',
      leadsTo: /\/defaultPackage$/,
    },
    { scenario: 'free-basic-plan', title: 'obstacle.freeTitle', leadsTo: /\/defaultPackage$/ },
    { scenario: 'wallet-plan', title: 'obstacle.storeTitle', leadsTo: /\/subscription\/70001$/ },
  ] as const;
  for (const { scenario, title, leadsTo } of obstacles) {
    test(`${scenario}: says why, and has a next step`, async ({ page, enter, portal }) => {
      await enter({ scenario, path });
      await expect(page.getByRole('heading', { name: textOf(title), exact: true })).toBeVisible();
      await expect(portal.payButton).toHaveCount(0);
      await page.getByRole('main').getByRole('button').click();
      await expect(page).toHaveURL(leadsTo);
    });
  }

  test('processing-plan: says that nothing more is to be paid, and looks again', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'processing-plan', path });
    await expect(page.getByText(textOf('obstacle.processingMessage'))).toBeVisible();
    await sandbox.patch('/orders/80001', { status: 5, paidAt: '2026-11-01T10:00:00.000Z' });
    await portal.button(textOf('obstacle.lookAgain')).click();
    await expect(portal.payButton).toBeVisible();
  });

  for (const wrong of ['/package/renewal?packageId=404', '/package/renewal']) {
    test(`${wrong} names no plan, and says so`, async ({ page, enter }) => {
      await enter({ scenario: 'demo', path: wrong });
      await expect(page.getByText(textOf('subscription.unknownTitle'))).toBeVisible();
      await page.getByRole('link', { name: textOf('common.toHome') }).click();
      await expect(page).toHaveURL(/\/$/);
    });
  }

  for (const call of ['getPackageSubscribeInfo', 'getGoodsInfoByPackageId', 'getUserBillInfo']) {
    test(`when ${call} fails, it can be tried again`, async ({ page, enter, portal }) => {
      const sandbox = await enter({ ...WITH_ADDRESS, fault: `${call}:http:503` });
      await expect(page.getByText('This page could not be loaded')).toBeVisible();
      await sandbox.clearFaults();
      await portal.button(textOf('common.tryAgain')).click();
      await expect(portal.payButton).toBeVisible();
    });
  }
});

test.describe('the agreement of the wallet provider [7.ext.02]', () => {
  test('is a link beside PayPal, and opens in the browser [7.ext.02]', async ({
    page,
    enter,
    portal,
  }) => {
    await enter(WITH_ADDRESS);
    const link = page.getByRole('link', { name: textOf('pay.walletAgreement') });
    await expect(link).toHaveAttribute('href', /^https:\/\/.+/);
    await expect(link).toHaveAttribute('target', '_blank');
    await portal.choose(/^Credit Card/);
    await expect(link).toHaveCount(0);
  });

  test('is opened by the app inside the app [7.ext.02]', async ({ browser, openSandbox }) => {
    const sandbox = await openSandbox(WITH_ADDRESS);
    const context = await browser.newContext({ userAgent: USER_AGENTS.android });
    const page = await context.newPage();
    const app = await putIntoApp(page);
    await page.goto(sandbox.url);
    await page.getByRole('link', { name: textOf('pay.walletAgreement') }).click();
    await expect
      .poll(async () => (await app.asked()).map(({ method }) => method))
      .toContain('System.openBrowser');
    await context.close();
  });
});
