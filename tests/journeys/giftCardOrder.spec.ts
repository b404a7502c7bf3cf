import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { textOf } from './support/texts';
import { tileOf } from './support/tile';

/** Asks for a way to pay after the free period; extends the plan of the front door. */
const MARKED = 'GIFT000001';
/** Does not; extends the plan of the garage. */
const FREE = 'GIFT000002';
const CHECKOUT = /\/__mock\/pay\//;

const packages = (code: string) => `/giftCard/${code}/packages`;
const newPlan = (page: Page) =>
  page.getByRole('radiogroup', { name: textOf('giftCard.newPlan') }).getByRole('radio');
const extension = (page: Page) =>
  page.getByRole('radiogroup', { name: textOf('giftCard.extension') }).getByRole('radio');
const next = (page: Page) => page.getByRole('button', { name: textOf('giftCard.continue') });
const redeem = (page: Page) => page.getByRole('button', { name: /^Redeem/ });

/** Everything the portal keeps in this browser. */
const keptText = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test.describe('choosing', () => {
  test('one kind lets the other go: a package or an extension, with its days left and devices [2.route.16] [4.gift.02] [4.gift.03]', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({ scenario: 'gift-cards', path: packages(FREE) });
    const tile = page.getByRole('radiogroup', { name: textOf('giftCard.newPlan') });
    await expect(tile).toContainText('Gift Recording');
    await expect(tile).toContainText('Covers 1 device');
    await expect(page.getByRole('main')).toContainText('Lakeside 12');
    const group = page.getByRole('radiogroup', { name: textOf('giftCard.extension') });
    await expect(group).toContainText(/1[0-9] days left/);
    await expect(group).toContainText('1 of 1 device');
    await portal.pressSoftDisabled(next(page));
    await expect(portal.status(textOf('giftCard.chooseFirst'))).toBeVisible();

    await tileOf(extension(page)).click();
    await expect(page.getByText(textOf('giftCard.noPayment'))).toBeVisible();
    await tileOf(newPlan(page)).click();
    await expect(extension(page)).not.toBeChecked();
    await tileOf(extension(page)).click();
    await expect(newPlan(page)).not.toBeChecked();
  });

  test('what a card asks for is said before', async ({ page, enter }) => {
    await enter({ scenario: 'gift-cards', path: packages(MARKED) });
    await tileOf(newPlan(page)).click();
    await expect(page.getByText(textOf('giftCard.payLater'))).toBeVisible();
  });
});

test.describe('an extension', () => {
  test('without payMark is ordered directly, once the customer has read what happens [4.gift.05]', async ({
    page,
    enter,
    portal,
  }) => {
    // Another house is looked at: the plan is extended in its own.
    const sandbox = await enter({
      scenario: 'gift-cards',
      path: `${packages(FREE)}?houseId=30002`,
    });
    await expect(page.getByRole('main')).toContainText('Grandma’s cottage');
    await tileOf(extension(page)).click();
    await next(page).click();
    await expect(portal.dialog).toContainText('Lakeside 12');
    await expect(portal.dialog).toContainText('1 month');
    await portal.dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await sandbox.orders()).toEqual([]);
    await next(page).click();
    const sent = page.waitForRequest(/serviceExtension/);
    await portal.dialog.getByRole('button', { name: textOf('giftCard.redeem') }).click();
    expect((await sent).postDataJSON()).toEqual({
      packageId: '70002',
      goodsId: '5002',
      homeId: '30001',
      giftCardCode: FREE,
    });
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess/free`);
    await expect(portal.heading('Gift card redeemed')).toBeVisible();
    expect(await sandbox.orders()).toMatchObject([{ status: 5, cents: 0, planId: '70002' }]);
    expect(await keptText(page)).not.toContain(FREE);
  });

  test('with payMark goes to the way to pay, and from there to the provider [4.gift.04] [2.route.18]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'gift-cards', path: packages(MARKED) });
    await tileOf(extension(page)).click();
    await next(page).click();
    await expect(page).toHaveURL(`${sandbox.origin}${packages(MARKED)}/70001/payMethod`);
    await expect(portal.heading(textOf('giftCard.payMethodHeading'))).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText('Lakeside 12');
    await expect(main).toContainText(/Free period starts\s*\d\d\/\d\d\/\d{4}/);
    await expect(main).toContainText('Nothing is charged today.');
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
  });

  test('shows the billing address, with the way to change it and back', async ({
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
    await portal.button(textOf('common.back')).click();
    await expect(page).toHaveURL(`${sandbox.origin}${path}`);
  });

  for (const planId of ['70002', '404']) {
    test(`of plan ${planId}, which is not for this card, leads back to the choice [2.route.18]`, async ({
      page,
      enter,
      portal,
    }) => {
      await enter({ scenario: 'gift-cards', path: `${packages(MARKED)}/${planId}/payMethod` });
      await portal.button(textOf('giftCard.seeChoices')).click();
      await expect(newPlan(page)).toBeVisible();
    });
  }
});

test.describe('a new plan', () => {
  test('with payMark and no billing address asks for the address first, and comes back [4.gift.06]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'gift-cards-new-customer', path: packages(MARKED) });
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
  });

  test('whoever comes to its devices by a link is asked for the address first, too [4.gift.06]', async ({
    page,
    enter,
    portal,
  }) => {
    const path = '/giftCard/GIFT000001/packages/5001/selectDevice';
    const sandbox = await enter({ scenario: 'gift-cards-new-customer', path });
    await expect(portal.heading(textOf('menu.billAddress'))).toBeVisible();
    await portal.button(textOf('common.back')).click();
    await expect(page).toHaveURL(`${sandbox.origin}${packages(MARKED)}?checkedPriceId=50011`);
  });

  test('an address page with a way back to elsewhere stays where it is', async ({
    page,
    enter,
    portal,
  }) => {
    const returnTo = encodeURIComponent('https://evil.example/giftCard/GIFT000001/packages');
    const sandbox = await enter({
      scenario: 'gift-cards-new-customer',
      path: `/billAddress?returnTo=${returnTo}`,
    });
    await expect(portal.heading(textOf('menu.billAddress'))).toBeVisible();
    await portal.button(textOf('common.back')).click();
    await expect(page).toHaveURL(`${sandbox.origin}/`);
  });

  test('without payMark and without a free device is ordered directly [4.gift.07]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'gift-cards-no-devices', path: packages(FREE) });
    await next(page).click();
    await expect(portal.dialog).toContainText(textOf('giftCard.addDevicesLater'));
    await portal.dialog.getByRole('button', { name: textOf('giftCard.redeem') }).click();
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess/free`);
    expect(await sandbox.orders()).toMatchObject([{ status: 5, cents: 0, deviceIds: [] }]);
  });

  test('with payMark and without a free device still shows the devices, and that they can come later', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({
      scenario: 'gift-cards-no-devices',
      path: `${packages(MARKED)}/5001/selectDevice`,
    });
    await expect(page.getByText('There is no device without a plan in this house')).toBeVisible();
    await expect(page.getByText(textOf('giftCard.addDevicesLater'))).toBeVisible();
    await expect(portal.terms).toBeVisible();
  });

  test('from the code to the result: devices, nothing to pay, and the card is used up [1.scope.09] [2.route.19] [4.gift.08] [9.const.13] [4.gift.01]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'gift-cards-new-customer', path: '/' });
    await page.getByRole('link', { name: textOf('giftCard.heading') }).click();
    await page.getByRole('textbox', { name: textOf('giftCard.code') }).fill(FREE);
    await page.keyboard.press('Enter');
    await next(page).click();
    await expect(page).toHaveURL(/\/giftCard\/GIFT000002\/packages\/5002\/selectDevice\?/);
    await portal.device('Garage').check();
    const main = page.getByRole('main');
    await expect(main).toContainText('$0.00');
    await expect(main).toContainText(textOf('giftCard.noPayment'));
    await expect(page.getByRole('radiogroup')).toHaveCount(0);
    await expect(portal.terms).toHaveCount(0);
    const sent = page.waitForRequest(/createOrder/);
    await redeem(page).click();
    expect((await sent).postDataJSON()).toMatchObject({
      giftCardCode: FREE,
      homeId: '30001',
      deviceIds: ['40003'],
      goodsReqs: [{ goodsId: '5002', goodsNum: 1, goodsType: 5, goodsPriceId: '50021' }],
      orderPrice: '0.00',
      payPrice: '0.00',
    });
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess/free`);
    await expect(portal.heading('Gift card redeemed')).toBeVisible();
    await portal.button('See my plans').click();
    await expect(main.getByRole('listitem')).toContainText('Gift Recording');
    await page.goto(`${sandbox.origin}${packages(FREE)}`);
    await expect(page.getByText('This gift card has already been used.')).toBeVisible();
  });

  test('with payMark goes through the provider, which is told no code [2.route.19]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({
      scenario: 'gift-cards-address',
      path: `${packages(MARKED)}/5001/selectDevice`,
    });
    await expect(page.getByRole('main')).toContainText('$2.99 every month');
    await portal.device('Garden').check();
    await portal.terms.check();
    const asked = page.waitForRequest(/getPayUrl/);
    await redeem(page).click();
    expect(JSON.stringify((await asked).postDataJSON())).not.toContain(MARKED);
    await page.waitForURL(CHECKOUT);
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).not.toContain(MARKED);
    await portal.atProvider('cancel');
    await expect(page).toHaveURL(`${sandbox.origin}/giftCard`);
    // Cancelled, it is as good as before; and the same wish is the same order.
    await page.goto(`${sandbox.origin}${packages(MARKED)}/5001/selectDevice`);
    await expect(portal.device('Garden')).toBeChecked();
    await redeem(page).click();
    await portal.atProvider('pay');
    await expect(portal.heading('Gift card redeemed')).toBeVisible();
    expect(await sandbox.orders()).toMatchObject([{ status: 5, cents: 0, deviceIds: ['40002'] }]);
    expect(await keptText(page)).not.toContain(MARKED);
  });

  test('a card that the provider declines stays good', async ({ page, enter, portal }) => {
    const sandbox = await enter({
      scenario: 'gift-cards-address',
      path: `${packages(MARKED)}/5001/selectDevice`,
    });
    await portal.device('Garden').check();
    await portal.terms.check();
    await redeem(page).click();
    await portal.atProvider('decline');
    await expect(page).toHaveURL(`${sandbox.origin}/payFailed/free`);
    await expect(
      page.getByText('Your gift card is still valid and nothing was charged. Please try again.'),
    ).toBeVisible();
    await portal.button('Try again').click();
    await expect(page).toHaveURL(`${sandbox.origin}/giftCard`);
  });

  test('that is not for this card leads back to the choice [2.route.19]', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({ scenario: 'gift-cards', path: `${packages(FREE)}/5001/selectDevice` });
    await portal.button(textOf('giftCard.seeChoices')).click();
    await expect(newPlan(page)).toBeVisible();
  });
});

test.describe('one card, one order', () => {
  const PATH = `${packages(FREE)}/5002/selectDevice`;

  test('a redemption that fails from the network can be repeated, and is one order [4.notice.15]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'gift-cards-new-customer', path: PATH });
    await portal.device('Garage').check();
    await sandbox.fault({ call: 'createOrder', kind: 'reset', times: null });
    await redeem(page).click();
    await expect(portal.alert('Your gift card is not lost')).toContainText(
      'The order could not be created. You have not been charged.',
    );
    await sandbox.clearFaults();
    await redeem(page).click();
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess/free`);
    expect(await sandbox.orders()).toHaveLength(1);
  });

  test('an extension whose answer was lost is taken up, not made twice [4.notice.15]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'gift-cards', path: packages(FREE) });
    const extendNow = async () => {
      await tileOf(extension(page)).click();
      await next(page).click();
      await portal.dialog.getByRole('button', { name: textOf('giftCard.redeem') }).click();
    };
    await sandbox.fault({ call: 'serviceExtension', kind: 'reset', after: true, times: null });
    await extendNow();
    await expect(portal.alert('Your gift card is not lost')).toBeVisible();
    await sandbox.clearFaults();
    await extendNow();
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess/free`);
    expect(await sandbox.orders()).toHaveLength(1);
  });

  test('a double press is one order', async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'gift-cards-new-customer', path: PATH });
    await portal.device('Garage').check();
    await sandbox.fault({ call: 'createOrder', kind: 'delay', ms: 500 });
    await redeem(page).dblclick();
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess/free`);
    expect(await sandbox.requests('createOrder')).toHaveLength(1);
  });

  for (const kind of ['http400', 'body400']) {
    test(`a redemption refused with ${kind} says why`, async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'gift-cards-new-customer', path: PATH });
      await portal.device('Garage').check();
      await sandbox.fault({ call: 'createOrder', kind, desc: 'Used a minute ago.' });
      await redeem(page).click();
      await expect(portal.alert('Used a minute ago.')).toBeVisible();
    });
  }

  test('signing out forgets the code of an order under way', async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'gift-cards-new-customer', path: PATH });
    await portal.device('Garage').check();
    await sandbox.fault({ call: 'getPayUrl', kind: 'http', status: 503 });
    await redeem(page).click();
    await expect(page).toHaveURL(`${sandbox.origin}/payFailed`);
    expect(await keptText(page)).toContain(FREE);
    await page.goto(`${sandbox.origin}/`);
    await portal.button(textOf('menu.label')).click();
    await page.getByRole('menuitem', { name: textOf('menu.signOut') }).click();
    await expect(portal.signInButton).toBeVisible();
    expect(await keptText(page)).not.toContain(FREE);
  });
});
