import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { textOf } from './support/texts';
import { tileOf } from './support/tile';

const path = '/package/renewal?packageId=70001';
const CHECKOUT = /\/__mock\/pay\//;
/** The demo plan, and an address in Irvine. */
const WITH_ADDRESS = { scenario: 'billing-address', path };
/** The same without an address. */
const NO_ADDRESS = { scenario: 'demo', path };
const address = (page: Page) => page.getByRole('region', { name: textOf('menu.billAddress') });
const postal = (page: Page) => page.getByRole('textbox', { name: textOf('billAddress.postal') });

test.describe('the address of a renewal [8.error.34]', () => {
  test('that is not stored is asked for on the page and saved without a word before the order [8.error.34] [8.error.33]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter(NO_ADDRESS);
    await postal(page).fill('92614');
    await portal.terms.check();
    await expect(address(page)).toContainText('Orange');
    const said: string[] = [];
    await page.exposeFunction('heard', (words: string) => said.push(words));
    await page.evaluate(() => {
      const listen = () => {
        for (const region of document.querySelectorAll('[role="status"], [role="alert"]')) {
          void (window as unknown as { heard: (words: string) => void }).heard(
            region.textContent ?? '',
          );
        }
      };
      new MutationObserver(listen).observe(document.body, { childList: true, subtree: true });
    });
    await portal.payButton.click();
    await page.waitForURL(CHECKOUT);
    const [saved] = await sandbox.requests('addUserBillInfo');
    expect(saved?.request).toMatchObject({ countryCode: 'USA', postal: '92614' });
    expect(await sandbox.orders()).toHaveLength(1);
    expect(said.join(' ')).not.toContain('Saved');
    expect(said.join(' ')).not.toContain('Your change was saved');

    // It is stored now: the page says it in a line.
    await page.goto(`${sandbox.origin}${path}`);
    await expect(address(page)).toContainText('Irvine');
    await expect(postal(page)).toHaveCount(0);
  });

  test('of another country is picked here', async ({ page, enter, portal }) => {
    const sandbox = await enter(NO_ADDRESS);
    await page.getByRole('combobox', { name: textOf('login.country') }).selectOption('DEU');
    await postal(page).fill('10115');
    await page
      .getByRole('textbox', { name: textOf('billAddress.address') })
      .fill('Invalidenstr. 1, Berlin');
    await portal.terms.check();
    await portal.payButton.click();
    await page.waitForURL(CHECKOUT);
    const [saved] = await sandbox.requests('addUserBillInfo');
    expect(saved?.request).toMatchObject({
      countryCode: 'DEU',
      address: 'Invalidenstr. 1, Berlin',
    });
  });

  test('that is missing is shown at its field, and nothing is ordered [5.rule.17]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter(NO_ADDRESS);
    await portal.terms.check();
    await portal.payButton.click();
    await expect(page.getByText('Please enter a postal code')).toBeVisible();
    await expect(postal(page)).toBeFocused();
    expect(await sandbox.orders()).toEqual([]);
    expect(await sandbox.requests('addUserBillInfo')).toHaveLength(0);
  });

  test('that cannot be saved stops the order and loses nothing [8.error.31]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ ...NO_ADDRESS, fault: 'addUserBillInfo:http:503' });
    await portal.choose('Annual');
    await portal.choose(/^Credit Card/);
    await postal(page).fill('92614');
    await portal.terms.check();
    await portal.payButton.click();
    await expect(portal.alert('This could not be saved. Please try again.')).toBeVisible();
    expect(await sandbox.orders()).toEqual([]);
    await expect(postal(page)).toHaveValue('92614');
    await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^Credit Card/ })).toBeChecked();
    await expect(portal.terms).toBeChecked();
    await sandbox.clearFaults();
    await portal.payButton.click();
    await page.waitForURL(CHECKOUT);
    expect(await sandbox.orders()).toHaveLength(1);
  });

  test('waits for the lookup of its postal code when Pay is pressed at once', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ ...NO_ADDRESS, fault: 'address:delay:1500' });
    await portal.terms.check();
    await postal(page).fill('92614');
    await portal.payButton.click();
    await page.waitForURL(CHECKOUT);
    expect(await sandbox.requests('addUserBillInfo')).toHaveLength(1);
    expect(await sandbox.orders()).toHaveLength(1);
  });

  test('is saved once when paying fails after it, and the order is taken up', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ ...NO_ADDRESS, fault: 'renew:http:503' });
    await postal(page).fill('92614');
    await portal.terms.check();
    await portal.payButton.click();
    await expect(
      portal.alert('The order could not be created. You have not been charged.'),
    ).toBeVisible();
    await sandbox.clearFaults();
    await portal.payButton.click();
    await page.waitForURL(CHECKOUT);
    expect(await sandbox.requests('addUserBillInfo')).toHaveLength(1);
    expect(await sandbox.orders()).toHaveLength(1);
  });

  test('that is stored can be changed, and the customer comes back', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter(WITH_ADDRESS);
    await page.getByRole('link', { name: textOf('billAddress.change') }).click();
    await expect(page).toHaveURL(/\/billAddress/);
    await postal(page).fill('60010');
    await postal(page).press('Tab');
    await tileOf(page.getByRole('radio').first()).click();
    await portal.button(textOf('billAddress.save')).click();
    await expect(page).toHaveURL(`${sandbox.origin}${path}`);
    await expect(address(page)).toContainText('60010');
  });
});

test.describe('the form of the address, which few renewals need', () => {
  const FORM = /\/assets\/RenewalWithForm-[^/]*\.js$/;

  test('comes once the page is at rest, for a customer who has an address too', async ({
    page,
    enter,
  }) => {
    const fetched = page.waitForResponse(FORM);
    await enter(WITH_ADDRESS);
    await expect(address(page)).toContainText('Irvine');
    expect((await fetched).ok()).toBe(true);
  });

  test('shows the page as loading until it is there', async ({ page, enter, portal }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(FORM, async (route) => {
      await held;
      await route.continue();
    });
    await enter(NO_ADDRESS);
    await expect(page.locator('main [aria-busy="true"]')).toBeVisible();
    await expect(portal.heading(textOf('renew.title'))).toBeVisible();
    letGo();
    await expect(postal(page)).toBeVisible();
  });

  test('says so where it cannot be fetched, and loads anew [8.error.67]', async ({
    page,
    enter,
    portal,
  }) => {
    await page.route(FORM, (route) => route.abort());
    await enter(NO_ADDRESS);
    await expect(portal.heading('This page could not be loaded')).toBeVisible();
    await page.unroute(FORM);
    await portal.button(textOf('common.tryAgain')).click();
    await expect(postal(page)).toBeVisible();
  });
});
