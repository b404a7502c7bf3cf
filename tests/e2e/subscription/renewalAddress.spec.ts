import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { holdLookups } from '../support/pages/addressPage';
import { hold } from '../support/watch/hold';
import { textOf } from '../support/language/texts';

const path = '/package/renewal?packageId=70001';
const CHECKOUT = /\/__mock\/pay\//;
/** The plan of `demo` with an address in Irvine. */
const WITH_ADDRESS = { scenario: 'billing-address', path };
/** The same plan without an address. */
const NO_ADDRESS = { scenario: 'demo', path };
const address = (page: Page) => page.getByRole('region', { name: textOf('menu.billAddress') });
const postal = (page: Page) => page.getByRole('textbox', { name: textOf('billAddress.postal') });

test.describe('the address of a renewal', () => {
  test(
    'asks for a missing address on the page and saves it before the order without a notice',
    { tag: '@8.error.34' },
    async ({ page, enter, portal }) => {
      const sandbox = await enter(NO_ADDRESS);
      const lookedUp = await holdLookups(page);
      const release = await hold(page, /\/renew$/);
      await portal.terms.check();
      await postal(page).fill('92614');
      // Pay is pressed at once and waits for the lookup.
      await portal.payButton.click();
      await expect(address(page)).toContainText('…');
      expect(await sandbox.requests('addUserBillInfo')).toEqual([]);
      const ordering = page.waitForRequest(/\/renew$/);
      lookedUp();
      await ordering;
      const saved = await sandbox.bodies('addUserBillInfo');
      expect(saved).toMatchObject([{ countryCode: 'USA', postal: '92614', county: 'Orange' }]);
      // The address is saved and the order is on its way; a notice would be visible now.
      await expect(page.getByText(textOf('checkout.processing'))).toBeVisible();
      expect(await portal.status(/^(Saved|Changes saved)/).count()).toBe(0);
      release();
      await page.waitForURL(CHECKOUT);
      expect(await sandbox.orders()).toHaveLength(1);

      // The address is now stored and shown as one line.
      await page.goto(`${sandbox.origin}${path}`);
      await expect(address(page)).toContainText('Irvine');
      await expect(postal(page)).toHaveCount(0);
    },
  );

  test(
    'accepts another country, and stops the order without losing input when the address cannot be saved',
    { tag: '@8.error.31' },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ ...NO_ADDRESS, fault: 'addUserBillInfo:http:503' });
      await portal.choose('Annual');
      await portal.choose(/^Credit Card/);
      await page
        .getByRole('combobox', { name: textOf('login.country') })
        .selectOption({ label: 'Germany' });
      await postal(page).fill('10115');
      const street = page.getByRole('textbox', { name: textOf('billAddress.address') });
      await street.fill('Invalidenstr. 1, Berlin');
      await portal.terms.check();
      await portal.payButton.click();
      await expect(portal.alert('Couldn’t save. Try again.')).toBeVisible();
      expect(await sandbox.orders()).toEqual([]);
      await expect(postal(page)).toHaveValue('10115');
      await expect(street).toHaveValue('Invalidenstr. 1, Berlin');
      await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
      await expect(page.getByRole('radio', { name: /^Credit Card/ })).toBeChecked();
      await expect(portal.terms).toBeChecked();
      await sandbox.clearFaults();
      await portal.payButton.click();
      await page.waitForURL(CHECKOUT);
      const saved = await sandbox.bodies('addUserBillInfo');
      expect(saved.at(-1)).toMatchObject({
        countryCode: 'DEU',
        address: 'Invalidenstr. 1, Berlin',
      });
      expect(await sandbox.orders()).toHaveLength(1);
    },
  );

  test(
    'shows a missing address at its field, and saves it once even if the order then fails',
    { tag: '@5.rule.17' },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ ...NO_ADDRESS, fault: 'renew:http:503' });
      await portal.terms.check();
      await portal.payButton.click();
      await expect(page.getByText('Enter a postal code')).toBeVisible();
      await expect(postal(page)).toBeFocused();
      expect(await sandbox.orders()).toEqual([]);
      expect(await sandbox.requests('addUserBillInfo')).toEqual([]);

      await postal(page).fill('92614');
      await portal.payButton.click();
      const failed = 'Couldn’t create your order. You haven’t been charged.';
      await expect(portal.alert(failed)).toBeVisible();
      await sandbox.clearFaults();
      await portal.payButton.click();
      await page.waitForURL(CHECKOUT);
      expect(await sandbox.requests('addUserBillInfo')).toHaveLength(1);
      expect(await sandbox.orders()).toHaveLength(1);
    },
  );
});

test.describe('the chunk of the address form, which few renewals need', () => {
  const FORM = /\/assets\/RenewalWithForm-[^/]*\.js$/;

  test('loads when the page is idle, even for a customer who has an address', async ({
    page,
    enter,
  }) => {
    const fetched = page.waitForResponse(FORM);
    await enter(WITH_ADDRESS);
    await expect(address(page)).toContainText('Irvine');
    expect((await fetched).ok()).toBe(true);
  });

  test('shows a failed page when the chunk cannot be fetched, and a loading page until it is there', async ({
    page,
    enter,
    portal,
  }) => {
    await page.route(FORM, (route) => route.abort());
    await enter(NO_ADDRESS);
    await expect(portal.heading('This page couldn’t be loaded')).toBeVisible();
    await page.unroute(FORM);
    const release = await hold(page, FORM);
    await portal.button(textOf('common.tryAgain')).click();
    await expect(page.locator('main [aria-busy="true"]')).toBeVisible();
    await expect(portal.heading(textOf('renew.title'))).toBeVisible();
    release();
    await expect(postal(page)).toBeVisible();
  });
});
