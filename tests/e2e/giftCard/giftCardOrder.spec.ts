import type { Page } from '@playwright/test';
import { GIFT_CODE, OTHER_GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { maskMiddle } from '../../../mock-server/mask';
import { expect, test } from '../support/journey';
import { AddressPage } from '../support/pages/addressPage';
import { textOf } from '../support/language/texts';
import { tileOf } from '../support/pages/tile';

/** Needs a payment method after the free period; extends the plan of the front door. */
const MARKED = GIFT_CODE;
/** Needs no payment method; extends the plan of the garage. */
const FREE = OTHER_GIFT_CODE;

const packages = (code: string) => `/giftCard/${code}/packages`;
const newPlan = (page: Page) =>
  page.getByRole('radiogroup', { name: textOf('giftCard.newPlan') }).getByRole('radio');
const extension = (page: Page) =>
  page.getByRole('radiogroup', { name: textOf('giftCard.extension') }).getByRole('radio');
const next = (page: Page) => page.getByRole('button', { name: textOf('giftCard.continue') });
const redeem = (page: Page) => page.getByRole('button', { name: /^Redeem/ });

/** Everything that the portal stores in this browser. */
const keptText = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test(
  'clears the extension when a package is chosen, and the package when an extension is chosen',
  { tag: ['@2.route.16', '@4.gift.02', '@4.gift.03'] },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'gift-cards', path: packages(FREE) });
    const tile = page.getByRole('radiogroup', { name: textOf('giftCard.newPlan') });
    await expect(tile).toContainText('Gift Recording');
    await expect(tile).toContainText('Covers 1 device');
    await expect(page.getByRole('main')).toContainText('Lakeside 12');
    const group = page.getByRole('radiogroup', { name: textOf('giftCard.extension') });
    await expect(group).toContainText(/1[0-9]\sdays left/);
    await expect(group).toContainText('1 of 1 device');
    await portal.pressSoftDisabled(next(page));
    await expect(page.getByText(textOf('giftCard.chooseFirst'))).toBeVisible();
    await expect(newPlan(page)).toBeFocused();

    await tileOf(extension(page)).click();
    await expect(page.getByText(textOf('giftCard.noPayment'))).toBeVisible();
    await tileOf(newPlan(page)).click();
    await expect(extension(page)).not.toBeChecked();
    await tileOf(extension(page)).click();
    await expect(newPlan(page)).not.toBeChecked();
    // A card that needs a payment method says so beforehand.
    await page.goto(`${sandbox.origin}${packages(MARKED)}`);
    await tileOf(newPlan(page)).click();
    // Without a billing address, the bar says why it is asked next, and how many steps there are.
    await expect(page.getByText(textOf('giftCard.addressNext'))).toBeVisible();
    await next(page).click();
    await expect(portal.heading(textOf('menu.billAddress'))).toBeVisible();
    await expect(page.getByText('Step 1 of 2', { exact: true })).toBeVisible();
    await expect(page.getByText(textOf('billAddress.giftWhy'))).toBeVisible();
  },
);

test.describe('the extension of a plan by gift card', () => {
  test(
    'orders an extension without payMark directly, after a confirmation',
    { tag: '@4.gift.05' },
    async ({ page, enter, portal }) => {
      // The selected house is another one; the plan is extended in its own house.
      const sandbox = await enter({
        scenario: 'gift-cards',
        path: `${packages(FREE)}?houseId=30002`,
      });
      await expect(page.getByRole('main')).toContainText('Grandma’s cottage');
      await tileOf(extension(page)).click();
      await next(page).click();
      await expect(portal.dialog).toContainText('Lakeside 12');
      await expect(portal.dialog).toContainText('1 month');
      // No page is in between.
      expect(page.url()).toContain(packages(FREE));
      await portal.dialog.getByRole('button', { name: 'Cancel' }).click();
      expect(await sandbox.orders()).toEqual([]);
      await next(page).click();
      await portal.dialog.getByRole('button', { name: textOf('giftCard.redeem') }).click();
      await expect(page).toHaveURL(`${sandbox.origin}/paySuccess/free`);
      expect(await sandbox.bodies('serviceExtension')).toEqual([
        { packageId: '70002', goodsId: '5002', homeId: '30001', giftCardCode: maskMiddle(FREE) },
      ]);
      await expect(portal.heading('Gift card redeemed')).toBeVisible();
      expect(await sandbox.orders()).toMatchObject([{ status: 5, cents: 0, planId: '70002' }]);
      expect(await keptText(page)).not.toContain(FREE);
    },
  );

  test(
    'leads an extension with payMark to the payment method and then to the provider',
    { tag: ['@4.gift.04', '@2.route.18'] },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'gift-cards', path: packages(MARKED) });
      await tileOf(extension(page)).click();
      await next(page).click();
      await expect(page).toHaveURL(`${sandbox.origin}${packages(MARKED)}/70001/payMethod`);
      await expect(portal.heading(textOf('giftCard.payMethodHeading'))).toBeVisible();
      const main = page.getByRole('main');
      await expect(main).toContainText('Lakeside 12');
      await expect(main).toContainText(/Free period starts\s*\d\d\/\d\d\/\d{4}/);
      await expect(main).toContainText('You pay nothing today.');
      await expect(main).toContainText('$2.99 every month');
      await expect(main).toContainText(textOf('packages.taxExcluded'));
      await portal.pressSoftDisabled(redeem(page));
      await portal.dialog.getByRole('button', { name: 'Ok' }).click();
      expect(await sandbox.requests('serviceExtension')).toEqual([]);
      await portal.terms.check();
      await portal.choose(/^Credit Card/);
      await redeem(page).click();
      await portal.atProvider('pay');
      await expect(page).toHaveURL(`${sandbox.origin}/paySuccess/free`);
      expect(await sandbox.orders()).toMatchObject([{ status: 5, cents: 0, planId: '70001' }]);
    },
  );

  test('shows the billing address of an extension, with a link to change it and back', async ({
    page,
    enter,
    portal,
  }) => {
    const path = `${packages(MARKED)}/70001/payMethod`;
    const sandbox = await enter({ scenario: 'gift-cards-address', path });
    const address = page.getByRole('region', { name: textOf('menu.billAddress') });
    await expect(address).toContainText('92614');
    await address.getByRole('link', { name: textOf('billAddress.change') }).click();
    await expect(portal.heading(textOf('menu.billAddress'))).toBeVisible();
    await portal.back.click();
    await expect(page).toHaveURL(`${sandbox.origin}${path}`);
  });
});

test(
  'leads from a link to a plan or package outside the card back to the choice',
  { tag: ['@2.route.18', '@2.route.19'] },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'gift-cards', path: '/' });
    for (const path of [
      `${packages(MARKED)}/70002/payMethod`,
      `${packages(MARKED)}/404/payMethod`,
      `${packages(FREE)}/5001/selectDevice`,
    ]) {
      await page.goto(sandbox.origin + path);
      await portal.button(textOf('giftCard.seeChoices')).click();
      await expect(newPlan(page)).toBeVisible();
    }
  },
);

test.describe('going back to the choice keeps what was selected', () => {
  test('from the billing address, and leaves one entry in the history', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'gift-cards', path: '/giftCard' });
    await page.goto(sandbox.origin + packages(MARKED));
    await tileOf(newPlan(page)).click();
    await next(page).click();
    await expect(portal.heading(textOf('menu.billAddress'))).toBeVisible();
    await page.goBack();
    await expect(newPlan(page)).toBeChecked();
    await expect(extension(page)).not.toBeChecked();

    await next(page).click();
    const form = new AddressPage(page);
    await form.chooseCountry('Germany');
    await form.postal.fill('10115');
    await form.address.fill('Hausvogteiplatz 1');
    await form.save.click();
    await expect(newPlan(page)).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL(`${sandbox.origin}/giftCard`);
  });

  test('from the payment method of an extension, by the browser and by the page', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({ scenario: 'gift-cards', path: packages(MARKED) });
    for (const back of [() => page.goBack(), () => portal.back.click()]) {
      await tileOf(extension(page)).click();
      await next(page).click();
      await expect(portal.heading(textOf('giftCard.payMethodHeading'))).toBeVisible();
      await back();
      await expect(extension(page)).toBeChecked();
      await expect(newPlan(page)).not.toBeChecked();
    }
  });
});
