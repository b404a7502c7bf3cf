import type { Page } from '@playwright/test';
import { GIFT_CODE, OTHER_GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { maskMiddle } from '../../../mock-server/mask';
import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';

/** Needs a payment method after the free period; extends the plan of the front door. */
const MARKED = GIFT_CODE;
/** Needs no payment method; extends the plan of the garage. */
const FREE = OTHER_GIFT_CODE;
const CHECKOUT = /\/__mock\/pay\//;

const packages = (code: string) => `/giftCard/${code}/packages`;
const newPlan = (page: Page) =>
  page.getByRole('radiogroup', { name: textOf('giftCard.newPlan') }).getByRole('radio');
const next = (page: Page) => page.getByRole('button', { name: textOf('giftCard.continue') });
const redeem = (page: Page) => page.getByRole('button', { name: /^Redeem/ });

/** Everything that the portal stores in this browser. */
const keptText = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test.describe('a new plan by gift card', () => {
  test(
    'asks for a missing billing address first with payMark, and returns',
    { tag: '@4.gift.06' },
    async ({ page, enter, portal }) => {
      // A link to the device page also asks for the address first.
      const path = `${packages(MARKED)}/5001/selectDevice`;
      const sandbox = await enter({ scenario: 'gift-cards-new-customer', path });
      await expect(portal.heading(textOf('menu.billAddress'))).toBeVisible();
      await portal.back.click();
      await expect(page).toHaveURL(`${sandbox.origin}${packages(MARKED)}?checkedPriceId=50011`);
      // There is nothing else to choose.
      await expect(newPlan(page)).toBeChecked();
      await next(page).click();
      await expect(portal.heading(textOf('menu.billAddress'))).toBeVisible();
      await page.getByRole('link', { name: new RegExp(textOf('login.country')) }).click();
      await page.getByRole('option', { name: 'Germany' }).click();
      await page.getByRole('textbox', { name: textOf('billAddress.postal') }).fill('10115');
      await page
        .getByRole('textbox', { name: textOf('billAddress.address') })
        .fill('Hausvogteiplatz 1');
      await portal.button(textOf('billAddress.save')).click();
      await expect(page).toHaveURL(`${sandbox.origin}${packages(MARKED)}?checkedPriceId=50011`);
      await expect(newPlan(page)).toBeChecked();
      await next(page).click();
      await expect(page).toHaveURL(/\/packages\/5001\/selectDevice\?/);
      await expect(portal.anyDevice.first()).toBeVisible();
    },
  );

  test(
    'orders directly without a free device and payMark; with payMark the device page says that devices can be added later',
    { tag: '@4.gift.07' },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({
        scenario: 'gift-cards-no-devices',
        path: `${packages(MARKED)}/5001/selectDevice`,
      });
      await expect(page.getByText('Every device in this house already has a plan')).toBeVisible();
      await expect(page.getByText(textOf('giftCard.addDevicesLater'))).toBeVisible();
      await expect(portal.terms).toBeVisible();

      await page.goto(`${sandbox.origin}${packages(FREE)}`);
      await next(page).click();
      await expect(portal.dialog).toContainText(textOf('giftCard.addDevicesLater'));
      // No page is in between.
      expect(page.url()).toContain(packages(FREE));
      await portal.dialog.getByRole('button', { name: textOf('giftCard.redeem') }).click();
      await expect(page).toHaveURL(`${sandbox.origin}/paySuccess/free`);
      expect(await sandbox.orders()).toMatchObject([{ status: 5, cents: 0, deviceIds: [] }]);
    },
  );

  test(
    'redeems a card from the code to the result with devices and no payment, and uses it up',
    { tag: ['@1.scope.09', '@2.route.19', '@4.gift.08', '@9.const.13', '@4.gift.01'] },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'gift-cards-new-customer', path: '/' });
      await page.getByRole('link', { name: textOf('giftCard.heading') }).click();
      await page.getByRole('textbox', { name: textOf('giftCard.code') }).fill(FREE);
      await page.keyboard.press('Enter');
      await next(page).click();
      await expect(page).toHaveURL(new RegExp(`/giftCard/${FREE}/packages/5002/selectDevice\\?`));
      await portal.device('Garage').check();
      const main = page.getByRole('main');
      await expect(main).toContainText('$0.00');
      await expect(main).toContainText(textOf('giftCard.noPayment'));
      await expect(page.getByRole('radiogroup')).toHaveCount(0);
      await expect(portal.terms).toHaveCount(0);
      await redeem(page).click();
      await expect(page).toHaveURL(`${sandbox.origin}/paySuccess/free`);
      const [order] = await sandbox.bodies('createOrder');
      expect(order).toMatchObject({
        giftCardCode: maskMiddle(FREE),
        homeId: '30001',
        deviceIds: ['40003'],
        goodsReqs: [{ goodsId: '5002', goodsNum: 1, goodsType: 5, goodsPriceId: '50021' }],
        orderPrice: '0.00',
        payPrice: '0.00',
      });
      await expect(portal.heading('Gift card redeemed')).toBeVisible();
      await portal.button('See my plans').click();
      await expect(main.getByRole('listitem').first()).toContainText('Gift Recording');
      await page.goto(`${sandbox.origin}${packages(FREE)}`);
      await expect(page.getByText('This gift card has already been used.')).toBeVisible();
    },
  );

  test(
    'pays with payMark at the provider without sending the code, and keeps the card valid after a cancel or a decline',
    { tag: '@2.route.19' },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({
        scenario: 'gift-cards-address',
        path: `${packages(MARKED)}/5001/selectDevice`,
      });
      await expect(page.getByRole('main')).toContainText('$2.99 every month');
      await portal.device('Garden').check();
      await portal.terms.check();
      await redeem(page).click();
      await page.waitForURL(CHECKOUT);
      const [asked] = await sandbox.bodies('getPayUrl');
      expect(Object.keys(asked ?? {})).not.toContain('giftCardCode');
      expect(JSON.stringify(asked)).not.toContain(MARKED);
      const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
      expect(kept).not.toContain(MARKED);
      await portal.atProvider('cancel');
      await expect(page).toHaveURL(`${sandbox.origin}/giftCard`);
      // The same selection leads to the same order.
      await page.goto(`${sandbox.origin}${packages(MARKED)}/5001/selectDevice`);
      await expect(portal.device('Garden')).toBeChecked();
      await redeem(page).click();
      await portal.atProvider('decline');
      await expect(page).toHaveURL(`${sandbox.origin}/payFailed/free`);
      await expect(
        page.getByText('Your gift card is still valid and you haven’t been charged. Try again.'),
      ).toBeVisible();
      await portal.button('Try again').click();
      await expect(page).toHaveURL(`${sandbox.origin}/giftCard`);
      await page.goto(`${sandbox.origin}${packages(MARKED)}/5001/selectDevice`);
      await redeem(page).click();
      await portal.atProvider('pay');
      await expect(portal.heading('Gift card redeemed')).toBeVisible();
      expect(await sandbox.orders()).toMatchObject([{ status: 5, cents: 0, deviceIds: ['40002'] }]);
      expect(await keptText(page)).not.toContain(MARKED);
    },
  );
});
