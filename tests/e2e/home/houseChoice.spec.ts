/** Which house is selected first, and how it is changed on the way to an order. */
import type { Page } from '@playwright/test';
import { OTHER_GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import type { Portal } from '../support/pages/portal';
import { tileOf } from '../support/pages/tile';
import { textOf } from '../support/language/texts';
import { hold } from '../support/watch/hold';
import { expect, test } from '../support/journey';

async function changeHouse(page: Page, portal: Portal, from: string, to: string): Promise<void> {
  await portal.button(from).click();
  await page.getByRole('menuitemradio', { name: to }).click();
  await expect(portal.button(to)).toBeVisible();
}

const [LAKESIDE, COTTAGE] = ['Lakeside 12', 'Grandma’s cottage'] as const;

test(
  'selects the house from query or storage if listed, else the default house, else the first',
  { tag: '@10.ruling.05' },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'demo', path: '/bills' });
    const open = (query = '') => page.goto(`${sandbox.origin}/${query}`);
    const keep = (id: string) =>
      page.evaluate((houseId) => localStorage.setItem('hv.houseId', houseId), id);

    await sandbox.patch('/houses/30001', { isDefault: false });
    await open();
    await expect(portal.button('Lakeside 12')).toBeVisible();

    await sandbox.patch('/houses/30002', { isDefault: true });
    await open();
    await expect(portal.button('Grandma’s cottage')).toBeVisible();

    await keep('39999');
    await open();
    await expect(portal.button('Grandma’s cottage')).toBeVisible();

    await keep('30001');
    await open();
    await expect(portal.button('Lakeside 12')).toBeVisible();
    await open('?houseId=30003');
    await expect(portal.button('Grandma’s cottage')).toBeVisible();
  },
);

test('changes the house on the plan page and among its devices, and keeps price and terms', async ({
  page,
  enter,
  portal,
}) => {
  const sandbox = await enter({ scenario: 'demo', path: '/defaultPackage' });
  const annual = page.getByRole('radio', { name: /^Annual/ });
  await tileOf(annual).click();
  await portal.terms.check();
  await changeHouse(page, portal, LAKESIDE, COTTAGE);
  await expect(annual).toBeChecked();
  await expect(portal.terms).toBeChecked();
  await portal.button(textOf('packages.subscribe')).click();
  await expect(page.getByRole('list', { name: /Grandma’s cottage/ })).toBeVisible();

  await changeHouse(page, portal, COTTAGE, LAKESIDE);
  await page
    .getByRole('list', { name: /Lakeside 12/ })
    .getByRole('checkbox')
    .first()
    .check();
  await portal.payButton.click();
  await page.waitForURL(/\/__mock\/pay\//);
  expect(await sandbox.bodies('createOrder')).toMatchObject([{ homeId: '30001' }]);

  // Home shows the house that was chosen last.
  await page.goto(`${sandbox.origin}/`);
  await expect(portal.button(LAKESIDE)).toBeVisible();
});

test('changes the house for the new plan of a gift card, and keeps what was chosen', async ({
  page,
  enter,
  portal,
}) => {
  await enter({ scenario: 'gift-cards', path: `/giftCard/${OTHER_GIFT_CODE}/packages` });
  const plan = page
    .getByRole('radiogroup', { name: textOf('giftCard.newPlan') })
    .getByRole('radio')
    .first();
  await tileOf(plan).click();
  await changeHouse(page, portal, LAKESIDE, COTTAGE);
  await expect(plan).toBeChecked();
});

test.describe('in the header of a desktop', () => {
  const headerOf = (page: Page) => page.getByRole('banner');

  test('names the house of the plan on its pages, not the selected one, and opens the plans of another', async ({
    page,
    enter,
  }) => {
    const sandbox = await enter({ scenario: 'demo', path: '/bills' });
    await page.evaluate((house) => localStorage.setItem('hv.houseId', house), '30002');
    const ofPlan = '/subscription/70001';
    for (const path of [
      ofPlan,
      `${ofPlan}/adjustDevice`,
      '/package/renewal?packageId=70001',
      '/defaultPackage?changePackageId=70001',
    ]) {
      await page.goto(sandbox.origin + path);
      await expect(headerOf(page).getByRole('button', { name: LAKESIDE }), path).toBeVisible();
    }
    await page.goto(`${sandbox.origin}/bills`);
    const picker = headerOf(page).getByRole('button', { name: COTTAGE });
    await picker.click();
    await page.getByRole('menuitemradio', { name: COTTAGE }).click();
    await expect(page.getByRole('menuitemradio')).toHaveCount(0);
    await expect(page).toHaveURL(`${sandbox.origin}/bills`);
    // A page about no house opens the plans of the chosen one.
    await picker.click();
    await page.getByRole('menuitemradio', { name: LAKESIDE }).click();
    await expect(page).toHaveURL(`${sandbox.origin}/`);
    await expect(page.getByRole('main')).toContainText(LAKESIDE);
  });

  test('still names the house of the plan after a failed refresh', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'demo', path: '/subscription/70001' });
    await page.evaluate((house) => localStorage.setItem('hv.houseId', house), '30002');
    await page.reload();
    const picker = headerOf(page).getByRole('button', { name: LAKESIDE });
    await expect(picker).toBeVisible();
    await sandbox.fault({ call: 'getPackageSubscribeInfo', kind: 'http', status: 503 });
    const failed = page.waitForResponse(/getPackageSubscribeInfo/);
    await portal.button(textOf('renewal.turnOff')).click();
    await portal.dialog.getByRole('button', { name: textOf('renewal.turnOff') }).click();
    expect((await failed).status()).toBe(503);
    await expect(picker).toBeVisible();
  });

  test('stays in the purchase when another house is chosen while devices load', async ({
    page,
    enter,
  }) => {
    const path = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50011';
    await enter({ scenario: 'demo', path, fault: 'getUnbindPackageDevList:delay:3000' });
    await headerOf(page).getByRole('button', { name: LAKESIDE }).click();
    await page.getByRole('menuitemradio', { name: COTTAGE }).click();
    await expect(page.getByRole('list', { name: /Grandma’s cottage/ })).toBeVisible();
    await expect(page).toHaveURL(/selectDevice/);
  });

  test('cannot be changed while an order is sent', async ({ page, enter, portal }) => {
    const path = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50011';
    await enter({ scenario: 'demo', path });
    await portal.anyDevice.first().check();
    await portal.terms.check();
    const release = await hold(page, /createOrder/);
    await portal.payButton.click();
    const picker = headerOf(page).locator('button', { hasText: LAKESIDE });
    await expect(picker.locator('xpath=ancestor::*[@inert]')).toHaveCount(1);
    release();
    await page.waitForURL(/\/__mock\/pay\//);
  });

  test('is left out without a house list, and the page works', async ({ page, enter }) => {
    await enter({ scenario: 'demo', path: '/bills', fault: 'houseList:http:503' });
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
    await expect(headerOf(page).getByRole('button', { name: LAKESIDE })).toHaveCount(0);
  });
});

test('stands in the page on a phone', { tag: '@phone' }, async ({ page, enter }) => {
  await enter({ scenario: 'demo', path: '/defaultPackage' });
  await expect(page.getByRole('main').getByRole('button', { name: LAKESIDE })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: LAKESIDE })).toHaveCount(0);
});
