import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { Portal } from '../support/pages/portal';
import { USER_AGENTS, putIntoApp } from '../support/fakeNativeApp';
import { textOf } from '../support/language/texts';

const path = '/package/renewal?packageId=70001';
const CHECKOUT = /\/__mock\/pay\//;
/** The plan of `demo` with an address in Irvine. */
const WITH_ADDRESS = { scenario: 'billing-address', path };
const summary = (page: Page) => page.getByRole('region', { name: textOf('checkout.summary') });
const address = (page: Page) => page.getByRole('region', { name: textOf('menu.billAddress') });
const postal = (page: Page) => page.getByRole('textbox', { name: textOf('billAddress.postal') });
/** Converts MM/DD/YYYY to ISO for comparison. */
const iso = (date: string): string => date.replace(/(\d\d)\/(\d\d)\/(\d{4})/, '$3-$1-$2');

test.describe('renewing a plan', () => {
  test(
    'shows plan, prices, devices and paid-until date, and renews through payment with a new order each time',
    { tag: ['@2.route.12', '@1.scope.08', '@2.query.21', '@5.rule.53', '@5.rule.54'] },
    async ({ page, enter, portal }) => {
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
      await portal.pressSoftDisabled(portal.payButton);
      await expect(portal.dialog).toContainText(textOf('packages.termsText'));
      expect(await sandbox.orders()).toEqual([]);
      await portal.dialog.getByRole('button', { name: 'Ok' }).click();
      await expect(portal.dialog).toHaveCount(0);
      await portal.terms.check();
      await portal.payButton.click();
      await portal.atProvider('pay');
      await expect(portal.heading('Plan renewed')).toBeVisible();
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

      // The way to pay of the plan is selected, so that it does not change unnoticed.
      await sandbox.patch('/plans/70001', { payMode: 3 });
      await page.goto(`${sandbox.origin}${path}`);
      await expect(page.getByRole('radio', { name: 'Credit Card' })).toBeChecked();
      await portal.terms.check();
      await portal.payButton.click();
      await portal.atProvider('pay');
      await expect(portal.heading('Plan renewed')).toBeVisible();
      expect(await sandbox.orders()).toHaveLength(2);
    },
  );

  test(
    'renews an expired plan from today with the chosen devices, and asks first without one',
    { tag: '@5.rule.39' },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'expired-plan', path });
      await expect(page.getByText('This plan has expired')).toBeVisible();
      await expect(summary(page)).toContainText(textOf('renew.fromToday'));
      await portal.terms.check();
      await portal.payButton.click();
      await expect(portal.dialog).toContainText(textOf('plan_detail_unselect_tips'));
      await portal.dialog.getByRole('button', { name: 'Cancel' }).click();
      expect(await sandbox.orders()).toEqual([]);

      await postal(page).fill('92614');
      await portal.device('Garden').check();
      await portal.payButton.click();
      await portal.atProvider('pay');
      await expect(portal.heading('Plan renewed')).toBeVisible();
      expect(await sandbox.orders()).toMatchObject([{ kind: 'renew', deviceIds: ['40002'] }]);
    },
  );
});

test.describe('one order per renewal', () => {
  test(
    'makes no second order on back, refresh or a double press',
    { tag: ['@4.order.10', '@4.order.11', '@4.order.12'] },
    async ({ page, enter, portal }) => {
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
    },
  );

  test(
    'makes no second order after a lost response or in a second tab',
    { tag: '@4.order.13' },
    async ({ page, context, enter }) => {
      const sandbox = await enter(WITH_ADDRESS);
      const portal = new Portal(page);
      await portal.terms.check();
      await sandbox.fault({ call: 'renew', kind: 'reset', after: true, times: null });
      await portal.payButton.click();
      await expect(
        portal.alert('Network error, please try again later. You haven’t been charged.'),
      ).toBeVisible();
      await sandbox.clearFaults();
      const other = await context.newPage();
      await other.goto(sandbox.url);
      const second = new Portal(other);
      await second.terms.check();
      await Promise.all([portal.payButton.click(), second.payButton.click()]);
      await Promise.all([page.waitForURL(CHECKOUT), other.waitForURL(CHECKOUT)]);
      expect(await sandbox.orders()).toHaveLength(1);
    },
  );

  test(
    'shows the service’s reason for a refused renewal and reloads the plan',
    { tag: ['@8.error.17', '@8.error.18'] },
    async ({ page, enter, portal }) => {
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
    },
  );
});

test.describe('the agreement of the wallet provider', () => {
  const agreement = { name: textOf('pay.walletAgreement') };

  test(
    'links to the agreement beside PayPal in a new browser tab',
    { tag: '@7.ext.02' },
    async ({ page, enter, portal }) => {
      await enter(WITH_ADDRESS);
      const link = page.getByRole('link', agreement);
      await expect(link).toHaveAttribute('href', /^https:\/\/.+/);
      await expect(link).toHaveAttribute('target', '_blank');
      await portal.choose(/^Credit Card/);
      await expect(link).toHaveCount(0);
    },
  );

  test.describe('inside the app', () => {
    test.use({ userAgent: USER_AGENTS.android });

    test('opens the agreement through the app', { tag: '@7.ext.02' }, async ({ page, enter }) => {
      const app = await putIntoApp(page);
      await enter(WITH_ADDRESS);
      await page.getByRole('link', agreement).click();
      await expect.poll(async () => (await app.askedOf('System.openBrowser')).length).toBe(1);
    });
  });
});
