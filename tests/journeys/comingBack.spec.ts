/** What was chosen is still chosen, and what was asked is asked no more, whichever way one comes back. */
import { expect, test } from './support/journey';
import { textOf } from './support/texts';
import { tileOf } from './support/tile';

const RENEWAL = '/package/renewal?packageId=70001';

test.describe('a dialog', () => {
  test('ends with the page that asks: back does not carry it along, and nothing is agreed to', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'demo', path: '/' });
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/subscription\//);
    await portal.button('Turn off renewal').click();
    await expect(portal.dialog).toBeVisible();
    await page.goBack();
    await expect(portal.heading(textOf('home.title'))).toBeVisible();
    await expect(portal.dialog).toHaveCount(0);
    expect(await sandbox.requests('updateSubscribeStatus')).toEqual([]);
  });
});

test.describe('a renewal keeps its price and its way to pay', () => {
  for (const deed of ['cancel', 'decline'] as const) {
    test(`after the provider's page (${deed})`, async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'billing-address', path: RENEWAL });
      await portal.choose(/Annual/);
      await portal.choose(/^Credit Card/);
      await portal.terms.check();
      await portal.payButton.click();
      await portal.atProvider(deed);
      if (deed === 'decline') await portal.button('Try again').click();
      await expect(page).toHaveURL(sandbox.origin + RENEWAL);
      await expect(page.getByRole('radio', { name: /Annual/ })).toBeChecked();
      await expect(page.getByRole('radio', { name: /^Credit Card/ })).toBeChecked();
      await portal.terms.check();
      await portal.button('Pay $29.99').click();
      await portal.atProvider('pay');
      await expect(page).toHaveURL(/\/paySuccess/);
      expect(await sandbox.orders()).toMatchObject([{ cents: 2999, status: 5 }]);
    });
  }

  test('after another address was stored', async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'billing-address', path: RENEWAL });
    await portal.choose(/Annual/);
    await page.getByRole('link', { name: textOf('billAddress.change') }).click();
    const postal = page.getByRole('textbox', { name: textOf('billAddress.postal') });
    await postal.fill('60010');
    await postal.press('Tab');
    await tileOf(page.getByRole('radio').first()).click();
    await portal.button(textOf('billAddress.save')).click();
    await expect(page).toHaveURL(sandbox.origin + RENEWAL);
    await expect(page.getByRole('radio', { name: /Annual/ })).toBeChecked();
  });

  test('of one plan, and of no other', async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'billing-address', path: RENEWAL });
    await portal.choose(/Annual/);
    await page.evaluate(() => sessionStorage.setItem('hv.renewalPrice', '70009/50012'));
    await page.goto(sandbox.origin + RENEWAL);
    await expect(page.getByRole('radio', { name: /Monthly/ })).toBeChecked();
  });
});

for (const path of ['/defaultPackage', '/defaultPackage?changePackageId=70001']) {
  test(`the browser's back finds the price still chosen, as the arrow does: ${path}`, async ({
    page,
    enter,
    portal,
  }) => {
    await enter({ scenario: 'demo', path });
    await page.getByRole('tab', { name: 'Unlimited' }).click();
    await portal.choose('Annual');
    await portal.terms.check();
    await page
      .getByRole('button', {
        name: textOf(path.includes('change') ? 'change.continue' : 'packages.subscribe'),
      })
      .click();
    await expect(page).toHaveURL(/selectDevice/);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Unlimited' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
  });
}
