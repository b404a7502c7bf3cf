/** Chrome offers to translate every page in a language that its customer does not read. */
import { expect, test } from './support/journey';
import { textOf } from './support/texts';
import { tileOf } from './support/tile';
import { translatePage } from './support/translatedPage';

test.describe('in a page that the browser translates', () => {
  test.beforeEach(({ page }) => translatePage(page));

  test('the button says what will be paid, whatever was chosen before', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({ scenario: 'billing-address', path: '/package/renewal?packageId=70001' });
    await expect(portal.payButton).toHaveText(/Pay \$2\.99/);
    await portal.choose(/Annual/);
    await expect(portal.button('Pay $29.99')).toBeVisible();
    await expect(page.getByText('Pay $2.99', { exact: true })).toHaveCount(0);
  });

  test('the renewal button says what it does, once renewal is off', async ({ enter, portal }) => {
    await enter({ scenario: 'demo', path: '/subscription/70001' });
    await portal.button('Turn off renewal').click();
    await portal.dialog.getByRole('button', { name: 'Turn off renewal' }).click();
    await expect(portal.dialog).toHaveCount(0);
    await expect(portal.button('Turn on renewal')).toBeVisible();
    await expect(portal.button('Turn off renewal')).toHaveCount(0);
  });

  test('an address is looked up, and another one after it', async ({ page, enter, portal }) => {
    await enter({ scenario: 'billing-address', path: '/billAddress' });
    const postal = page.getByRole('textbox', { name: textOf('billAddress.postal') });
    await postal.fill('60010');
    await postal.blur();
    await tileOf(page.getByRole('radio').first()).click();
    await postal.fill('92614');
    await postal.blur();
    await expect(page.getByRole('main')).toContainText('Irvine');
    await expect(portal.button(textOf('billAddress.save'))).toBeVisible();
    await expect(page.getByText('This page could not be loaded')).toHaveCount(0);
  });

  test('a plan is bought', async ({ page, readyToPay, portal }) => {
    await readyToPay();
    await portal.payButton.click();
    await portal.atProvider('pay');
    await expect(page).toHaveURL(/\/paySuccess$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
