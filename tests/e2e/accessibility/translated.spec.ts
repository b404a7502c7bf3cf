/** Chrome offers to translate every page that is not in the customer's language. */
import { expect, test } from '../support/journey';
import { tileOf } from '../support/pages/tile';
import { translatePage } from '../support/language/translatedPage';

test.beforeEach(({ page }) => translatePage(page));

test('turns renewal off and buys a plan on a page that the browser translates', async ({
  page,
  enter,
  portal,
}) => {
  const { origin } = await enter({ scenario: 'demo', path: '/subscription/70001' });
  await portal.button('Turn off renewal').click();
  await portal.dialog.getByRole('button', { name: 'Turn off renewal' }).click();
  await expect(portal.dialog).toHaveCount(0);
  await expect(portal.button('Turn on renewal')).toBeVisible();
  await expect(portal.button('Turn off renewal')).toHaveCount(0);

  await page.goto(`${origin}/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013`);
  await portal.terms.check();
  await portal.device('Garage').check();
  await portal.payButton.click();
  await portal.atProvider('pay');
  await expect(page).toHaveURL(/\/paySuccess$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('updates the price on the pay button and the billing address on a page that the browser translates', async ({
  page,
  enter,
  portal,
}) => {
  const path = '/package/renewal?packageId=70001';
  const { origin } = await enter({ scenario: 'billing-address', path });
  await expect(portal.payButton).toHaveText(/Pay \$2\.99/);
  await portal.choose(/Annual/);
  await expect(portal.button('Pay $29.99')).toBeVisible();
  await expect(page.getByText('Pay $2.99', { exact: true })).toHaveCount(0);

  await page.goto(`${origin}/billAddress`);
  const postal = page.getByRole('textbox', { name: 'Postal code' });
  await postal.fill('60010');
  await postal.blur();
  await tileOf(page.getByRole('radio').first()).click();
  await postal.fill('92614');
  await postal.blur();
  await expect(page.getByRole('main')).toContainText('Irvine');
  await expect(portal.button('Save address')).toBeVisible();
  await expect(page.getByText('This page couldn’t be loaded')).toHaveCount(0);
});
