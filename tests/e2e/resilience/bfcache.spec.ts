/** Selections survive going back and detours. */
import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';
import { tileOf } from '../support/pages/tile';

const RENEWAL = '/package/renewal?packageId=70001';

test.describe('a renewal after leaving its page', () => {
  test('keeps price and payment method of a renewal after a cancel or a decline at the provider', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'billing-address', path: RENEWAL });
    const expectChosen = async () => {
      await expect(page).toHaveURL(sandbox.origin + RENEWAL);
      await expect(page.getByRole('radio', { name: /Annual/ })).toBeChecked();
      await expect(page.getByRole('radio', { name: /^Credit Card/ })).toBeChecked();
    };
    await portal.choose(/Annual/);
    await portal.choose(/^Credit Card/);
    const summary = page.getByRole('region', { name: textOf('checkout.summary') });
    await expect(summary).toContainText('Total$29.99');
    await expect(page.getByRole('main')).toContainText('Renews for $29.99 every year');
    await portal.terms.check();
    await portal.payButton.click();
    await portal.atProvider('cancel');
    await expectChosen();

    await portal.terms.check();
    await portal.payButton.click();
    await portal.atProvider('decline');
    await portal.button('Try again').click();
    await expectChosen();

    await portal.terms.check();
    await portal.button('Pay $29.99').click();
    await portal.atProvider('pay');
    await expect(page).toHaveURL(/\/paySuccess/);
    expect(await sandbox.orders()).toMatchObject([{ cents: 2999, status: 5 }]);
  });

  test('keeps the price of a renewal after the address was changed', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'billing-address', path: RENEWAL });
    await portal.choose(/Annual/);
    await page.getByRole('link', { name: textOf('billAddress.change') }).click();
    await expect(page).toHaveURL(/\/billAddress/);
    const postal = page.getByRole('textbox', { name: textOf('billAddress.postal') });
    await postal.fill('60010');
    await postal.press('Tab');
    await tileOf(page.getByRole('radio').first()).click();
    await portal.button(textOf('billAddress.save')).click();
    await expect(page).toHaveURL(sandbox.origin + RENEWAL);
    const address = page.getByRole('region', { name: textOf('menu.billAddress') });
    await expect(address).toContainText('60010');
    await expect(page.getByRole('radio', { name: /Annual/ })).toBeChecked();
  });
});

test('keeps the chosen price of a new plan and of a change after the browser’s Back', async ({
  page,
  enter,
  portal,
}) => {
  const ways = [
    ['/defaultPackage', 'packages.subscribe'],
    ['/defaultPackage?changePackageId=70001', 'change.continue'],
  ] as const;
  // The plan page shows one of the two annual prices, the change page both.
  const annual = page.getByRole('radio', { name: 'Annual' }).last();
  for (const [path, goOn] of ways) {
    await enter({ scenario: 'demo', path });
    if (goOn === 'packages.subscribe') await page.getByRole('tab', { name: 'Unlimited' }).click();
    await tileOf(annual).click();
    await portal.terms.check();
    await portal.button(textOf(goOn)).click();
    await expect(page).toHaveURL(/selectDevice/);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.goBack();
    await expect(annual).toBeChecked();
    await expect(tileOf(annual)).toContainText(textOf('unlimited_devices'));
  }
});
