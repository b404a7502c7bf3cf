/** Which house is selected first, and how it is changed on the way to an order. Ruling 43. */
import type { Page } from '@playwright/test';
import type { Portal } from '../support/pages/portal';
import { tileOf } from '../support/pages/tile';
import { textOf } from '../support/language/texts';
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
  await enter({ scenario: 'gift-cards', path: '/giftCard/GIFT000002/packages' });
  const plan = page
    .getByRole('radiogroup', { name: textOf('giftCard.newPlan') })
    .getByRole('radio')
    .first();
  await tileOf(plan).click();
  await changeHouse(page, portal, LAKESIDE, COTTAGE);
  await expect(plan).toBeChecked();
});
