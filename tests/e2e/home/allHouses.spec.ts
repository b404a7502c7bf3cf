/** Home shows all houses of a customer: on a desktop below the selected one, on a phone by a switch. */
import type { Page } from '@playwright/test';
import { textOf } from '../support/language/texts';
import { expect, test } from '../support/journey';
import { watchQuiet } from '../support/watch/quiet';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const LOSS = textOf('subscription.endingLoss');

/** What all houses pay, by whom it is billed, and what is not covered or not shown. */
async function expectOverview(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main).toContainText(
    /Next payments for all your houses: \$12\.98 plus tax on \d{2}\/\d{2}\/\d{4}\s· \w+\s\d+, in 2\spayments\./,
  );
  await expect(main).toContainText('Billed through PayPal, App Store, and Credit Card.');
  await expect(main).toContainText(/5\sdevices in your houses have no plan\./);
  await expect(main).toContainText(
    'Not shown: Harbour office. Only the owner of a house can manage its plans.',
  );
}

/** What each of the other houses covers, and what it does not. */
async function expectHouses(page: Page): Promise<void> {
  const cottage = region(page, 'Grandma’s cottage');
  await expect(cottage).toContainText('Every device at Grandma’s cottage has a plan.');
  await expect(cottage.getByRole('link', { name: /Cloud Recording/ })).toContainText('$9.99 on ');
  const hut = region(page, 'Beach hut');
  await expect(hut).toContainText('1 device at Beach hut has no plan.');
  await expect(hut).toContainText('Gate');
  await expect(hut.getByRole('link', { name: /Cloud Recording/ })).toHaveCount(2);
  await expect(hut).toContainText(LOSS);
}

test.describe('on a desktop', () => {
  test('shows the other houses below the selected one, and leads to covering their devices', async ({
    page,
    enter,
    portal,
  }) => {
    await enter('three-houses');
    await expectOverview(page);
    await expectHouses(page);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(region(page, 'Lakeside 12')).toHaveCount(0);
    const cover = region(page, 'Beach hut').getByRole('link', {
      name: 'Choose a plan for Beach hut',
    });
    await cover.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/defaultPackage$/);
    await expect(portal.button('Beach hut')).toBeVisible();
  });

  test('makes another house the selected one', async ({ page, enter }) => {
    await enter('three-houses');
    await region(page, 'Beach hut')
      .getByRole('link', { name: 'Show this house Beach hut' })
      .click();
    await expect(region(page, 'Lakeside 12')).toBeVisible();
    await expect(region(page, 'Beach hut')).toHaveCount(0);
    await expect(page.getByText(/^No plan|Next payment for Beach hut/).first()).toBeVisible();
  });

  test('shows the selected house without waiting for the others', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({
      scenario: 'three-houses',
      fault: 'getPackageBindDevList?homeId=30004:delay:20000',
    });
    await expect(portal.button('Add a subscription')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Redeem a gift card' })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toBeVisible();
    await expect(region(page, 'Grandma’s cottage')).toHaveCount(0);
  });

  test('claims nothing about all houses if one could not be loaded, and loads it on Try again', async ({
    page,
    enter,
  }) => {
    const sandbox = await enter({
      scenario: 'three-houses',
      fault: 'getPackageBindDevList?homeId=30004@all:http:503',
    });
    const hut = region(page, 'Beach hut');
    await expect(hut).toContainText('Couldn’t load this house. Your plans aren’t affected.');
    await expect(region(page, 'Grandma’s cottage')).toContainText('Every device');
    await expect(page.getByText('for all your houses')).toHaveCount(0);
    await sandbox.clearFaults();
    await hut.getByRole('button', { name: 'Try again' }).click();
    await expectHouses(page);
    await expectOverview(page);
  });

  test('counts in the house menu what each house does not cover, and keeps the header in place', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({ scenario: 'three-houses', path: '/bills' });
    const picker = portal.button('Lakeside 12');
    await expect(picker).toBeVisible();
    // Its width is another one until the font has loaded.
    await page.evaluate(() => document.fonts.ready);
    const before = await picker.boundingBox();
    await picker.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio')).toHaveText([
      /^Lakeside 124\sdevices without a plan$/,
      /^Grandma’s cottageNo device without a plan$/,
      /^Beach hut1\sdevice without a plan$/,
    ]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitemradio')).toHaveCount(0);
    expect(await picker.boundingBox()).toEqual(before);
  });
});

test.describe('on a phone', { tag: '@phone' }, () => {
  const tab = (page: Page, name: string) => page.getByRole('tab', { name });

  test('switches between this house and all houses by the keyboard, and keeps it in the address', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter('three-houses');
    await expect(tab(page, 'This house')).toHaveAttribute('aria-selected', 'true');
    // The devices of other houses are asked for only when they are shown; advice asks for plans.
    expect(await sandbox.requests('getUnbindPackageDevList')).toHaveLength(1);
    await tab(page, 'This house').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'All houses')).toBeFocused();
    await expectOverview(page);
    await expectHouses(page);
    await expect(region(page, 'Lakeside 12')).toBeVisible();
    await expect(page).toHaveURL(/\?houses=all$/);

    await page.reload();
    await expectOverview(page);
    await region(page, 'Beach hut')
      .getByRole('link', { name: 'Show this house Beach hut' })
      .click();
    await expect(tab(page, 'This house')).toHaveAttribute('aria-selected', 'true');
    await expect(portal.button('Beach hut')).toBeVisible();
    await expect(portal.button('Add a subscription')).toBeVisible();
  });

  test('keeps a plan that ends soon, from all houses', async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'three-houses', path: '/?houses=all' });
    await portal.button(textOf('renewal.turnOn')).click();
    await portal.dialog.getByRole('button', { name: textOf('renewal.turnOn') }).click();
    await expect(portal.status(/^Renewal is on\./)).toBeVisible();
    await expect(page.getByText(LOSS)).toHaveCount(0);
    expect(await sandbox.bodies('updateSubscribeStatus')).toMatchObject([{ packageId: '70004' }]);
  });
});

/** Fails the requests for a chunk; the returned function says whether there was one. */
async function withoutCode(page: Page, chunk: 'AllHouses' | 'HouseTabs'): Promise<() => boolean> {
  let asked = false;
  await page.route(`**/assets/${chunk}-*.js`, (route) => {
    asked = true;
    return route.abort();
  });
  return () => asked;
}

test.describe('without the code of all houses', () => {
  test('a desktop shows the selected house', async ({ page, enter, portal }) => {
    const asked = await withoutCode(page, 'AllHouses');
    await enter('three-houses');
    await expect(portal.button('Add a subscription')).toBeVisible();
    await expect.poll(asked).toBe(true);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(portal.button('Add a subscription')).toBeVisible();
    await expect(portal.alert(/./)).toHaveCount(0);
  });

  test(
    'a phone shows the selected house instead',
    { tag: '@phone' },
    async ({ page, enter, portal }) => {
      const asked = await withoutCode(page, 'AllHouses');
      await enter({ scenario: 'three-houses', path: '/?houses=all' });
      await expect(portal.button('Add a subscription')).toBeVisible();
      expect(asked()).toBe(true);
      await expect(portal.button('Lakeside 12')).toBeVisible();
      await expect(page.getByRole('tab')).toHaveCount(0);
      await expect(portal.alert(/./)).toHaveCount(0);
    },
  );

  test(
    'a phone shows the selected house without the tabs',
    { tag: '@phone' },
    async ({ page, enter, portal }) => {
      const asked = await withoutCode(page, 'HouseTabs');
      const quiet = watchQuiet(page);
      await enter('three-houses');
      await expect.poll(asked).toBe(true);
      // A page that needs missing code reloads once by itself, and not again after a reload.
      const failed = page.waitForEvent('requestfailed', (request) =>
        /HouseTabs/.test(request.url()),
      );
      await page.reload();
      await failed;
      await quiet.atRest();
      await expect(portal.button('Add a subscription')).toBeVisible();
      await expect(portal.alert(/./)).toHaveCount(0);
    },
  );
});

test('shows a customer with one house no other houses, and asks for nothing more', async ({
  page,
  enter,
}) => {
  const sandbox = await enter('no-plans');
  await expect(page.getByText('No plan for Lakeside 12 yet')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByText(textOf('home.allHouses'))).toHaveCount(0);
  expect(await sandbox.requests('getPackageBindDevList')).toHaveLength(1);
  expect(await sandbox.requests('getUnbindPackageDevList')).toHaveLength(1);
});
