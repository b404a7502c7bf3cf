/** Where the device's back button or gesture leads in the app. */
import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { sample } from '../../faults/sampling';
import { expect, test } from '../support/journey';
import { USER_AGENTS, putIntoApp } from '../support/fakeNativeApp';
import { AddressPage } from '../support/pages/addressPage';
import { box, houseDevices } from '../support/pages/planDevices';
import { tileOf } from '../support/pages/tile';
import { textOf } from '../support/language/texts';

// `npm test` takes one of the two, `npm run test:full` both.
for (const platform of sample(['android', 'ios'] as const, 2)) {
  test.describe(`back in the app (${platform})`, () => {
    test.use({ userAgent: USER_AGENTS[platform], viewport: { width: 390, height: 844 } });

    let app: Awaited<ReturnType<typeof putIntoApp>>;
    test.beforeEach(async ({ page }) => {
      app = await putIntoApp(page);
    });
    const closings = async () => (await app.askedOf('WebView.close')).length;

    test('closes a dialog or menu of the first page first, and only then the web view', async ({
      page,
      enter,
      portal,
    }) => {
      const { origin } = await enter({ scenario: 'demo', path: '/subscription/70001' });
      const back = () => page.evaluate(() => history.back());
      await portal.button('Turn off renewal').click();
      await expect(portal.dialog).toBeVisible();
      await back();
      await expect(portal.dialog).toHaveCount(0);
      await expect(page).toHaveURL(`${origin}/subscription/70001`);
      // Also after a reload.
      await page.reload();
      await portal.button('Turn off renewal').click();
      await expect(portal.dialog).toBeVisible();
      await back();
      await expect(portal.dialog).toHaveCount(0);
      expect(await closings()).toBe(0);
      await back();
      await expect.poll(closings).toBe(1);
      await expect(portal.heading('Cloud Recording')).toBeVisible();
    });

    test('closes the menu of the first page first', async ({ page, enter, portal }) => {
      await enter({ scenario: 'demo', path: '/' });
      await portal.button('Menu').click();
      await expect(page.getByRole('menu')).toBeVisible();
      await page.evaluate(() => history.back());
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(portal.heading(textOf('home.title'))).toBeVisible();
      expect(await closings()).toBe(0);
    });

    test('leads from a bill to the bills, also after an address was added for it', async ({
      page,
      enter,
      portal,
    }) => {
      const { origin } = await enter({ scenario: 'no-billing-address', path: '/bills' });
      await page.locator('main a[href="/bills/80001"]').first().click();
      await page.getByRole('link', { name: textOf('bill.addAddress') }).click();
      await page.goBack();
      await expect(page).toHaveURL(`${origin}/bills/80001`);
      await page.getByRole('link', { name: textOf('bill.addAddress') }).click();
      const address = new AddressPage(page);
      await address.enterPostal('92614');
      await address.save.click();
      await expect(page).toHaveURL(`${origin}/bills/80001`);
      await expect(page.getByRole('region', { name: textOf('menu.billAddress') })).toContainText(
        'Irvine',
      );
      await page.goBack();
      await expect(portal.heading(textOf('menu.bills'))).toBeVisible();
    });

    test('leads from the devices and the change of a plan to the plan', async ({
      page,
      enter,
      portal,
    }) => {
      const { origin } = await enter({ scenario: 'full-plan', path: '/subscription/70001' });
      await portal.button(textOf('subscription.adjust')).click();
      await box(houseDevices(page), 'Garden').uncheck();
      await portal.button(textOf('adjustDevice.update')).click();
      await expect(portal.dialog).toBeVisible();
      await page.evaluate(() => history.back());
      await expect(portal.dialog).toHaveCount(0);
      await expect(box(houseDevices(page), 'Garden')).not.toBeChecked();
      await page.goBack();
      await expect(page).toHaveURL(`${origin}/subscription/70001`);

      await page.getByRole('link', { name: textOf('subscription.changePlan') }).click();
      await expect(portal.heading(textOf('change.title'))).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(`${origin}/subscription/70001`);
    });

    test('leads from a gift card’s address step to its choice, which is kept', async ({
      page,
      enter,
      portal,
    }) => {
      await enter({ scenario: 'gift-cards', path: `/giftCard/${GIFT_CODE}/packages` });
      const plan = page
        .getByRole('radiogroup', { name: textOf('giftCard.newPlan') })
        .getByRole('radio')
        .first();
      await tileOf(plan).click();
      await portal.button(textOf('giftCard.continue')).click();
      await expect(page.getByText(textOf('billAddress.step'))).toBeVisible();
      await page.goBack();
      await expect(portal.heading(textOf('giftCard.chooseHeading'))).toBeVisible();
    });
  });
}

test.describe('back in a browser', () => {
  test('closes a dialog or menu first, and only then leaves the page', async ({
    page,
    enter,
    portal,
  }) => {
    const { origin } = await enter({ scenario: 'demo', path: '/' });
    await page.getByRole('link', { name: /Cloud Recording/ }).click();
    await portal.button('Turn off renewal').click();
    await expect(portal.dialog).toBeVisible();
    const detail = page.url();
    await page.evaluate(() => history.back());
    await expect(portal.dialog).toHaveCount(0);
    await expect(page).toHaveURL(detail);
    await portal.button('Menu').click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page).toHaveURL(detail);
    await page.goBack();
    await expect(page).toHaveURL(`${origin}/`);
  });
});

test.describe('back after a payment at a provider', () => {
  test.use({ userAgent: USER_AGENTS.android, viewport: { width: 390, height: 844 } });

  test('leads from a paid result over the provider’s page to the plans, and orders nothing', async ({
    page,
    enter,
    portal,
  }) => {
    await putIntoApp(page);
    const sandbox = await enter({ scenario: 'demo', path: '/' });
    await portal.button(textOf('home.addSubscription')).click();
    await portal.terms.check();
    await portal.subscribeButton.click();
    await page.getByRole('checkbox', { name: 'Garden' }).check();
    await portal.payButton.click();
    await page.waitForURL(/\/__mock\/pay\//);
    await page.getByRole('button', { name: /^Pay/ }).first().click();
    await expect(page).toHaveURL(/\/paySuccess/);
    await page.goBack();
    await expect(page.getByText('This order is already paid').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: 'Garden' })).toHaveCount(0);
    await page.goBack();
    await expect(portal.subscribeButton).toBeVisible();
    await page.goBack();
    await expect(portal.heading(textOf('home.title'))).toBeVisible();
    expect(await sandbox.orders()).toHaveLength(1);
  });
});
