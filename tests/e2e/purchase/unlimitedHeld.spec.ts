import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { expect, test } from '../support/journey';
import { hold } from '../support/watch/hold';
import { tileOf } from '../support/pages/tile';
import { textOf } from '../support/language/texts';

const HELD = { scenario: 'unlimited-plan', path: '/defaultPackage' };
const NOTICE = /Lakeside 12 already has a plan that covers all its devices/;

test(
  'asks before a second unlimited plan: Escape stays, Check opens the plan, Continue makes one order',
  { tag: ['@8.error.55', '@8.error.56'] },
  async ({ page, enter, portal }) => {
    const sandbox = await enter(HELD);
    await portal.terms.check();
    await portal.subscribeButton.click();
    await expect(portal.dialog).toContainText(NOTICE);
    const [asked] = await sandbox.requests('packageBuyInfoV2');
    expect(asked?.request).toEqual({ payMode: 1, level: 15, houseId: '30001' });
    await page.keyboard.press('Escape');
    await expect(portal.dialog).toBeHidden();
    await expect(page).toHaveURL(/\/defaultPackage$/);
    await expect(portal.subscribeButton).toBeEnabled();

    await portal.subscribeButton.click();
    await portal.dialog.getByRole('button', { name: 'Check my plan', exact: true }).click();
    await expect(page).toHaveURL(`${sandbox.origin}/subscription/70001`);
    expect(await sandbox.orders()).toEqual([]);

    await page.goBack();
    await portal.terms.check();
    await portal.subscribeButton.click();
    await portal.dialog.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page).toHaveURL(/\/defaultPackage\/selectDevice/);
    // The order does not ask about the existing plan again.
    await portal.payButton.click();
    await portal.dialog.getByRole('button', { name: textOf('selectDevice.continue') }).click();
    await page.waitForURL(/\/__mock\/pay\//);
    expect(await sandbox.orders()).toHaveLength(1);
  },
);

test(
  'asks in the package list, and on ordering from a link that skips it',
  { tag: '@8.error.55' },
  async ({ page, enter, portal }) => {
    // A press before the house list has loaded waits for it.
    await enter({ ...HELD, path: '/packages', fault: 'houseList:delay:1500' });
    await portal.button(textOf('selectDevice.title')).click();
    await expect(portal.dialog).toContainText(NOTICE);
    await expect(page).toHaveURL(/\/packages$/);
    await portal.dialog.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page).toHaveURL(/\/packages\/5001\/selectDevice/);

    const path = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50011';
    const sandbox = await enter({ scenario: 'unlimited-plan', path });
    await portal.terms.check();
    await portal.payButton.click();
    await portal.dialog.getByRole('button', { name: textOf('selectDevice.continue') }).click();
    await expect(portal.dialog).toContainText(NOTICE);
    expect(await sandbox.orders()).toEqual([]);
  },
);

test('shows no dialog to a customer who leaves while the check is running', async ({
  page,
  enter,
  portal,
}) => {
  const sandbox = await enter(HELD);
  const answer = await hold(page, /packageBuyInfoV2/);
  await portal.terms.check();
  const asked = page.waitForRequest(/packageBuyInfoV2/);
  const answered = page.waitForResponse(/packageBuyInfoV2/);
  await portal.subscribeButton.click();
  await asked;
  // The code of home is held back, so the page that was left is still rendered.
  const code = await hold(page, /\/assets\/(?!confirmDuplicatePlan)[^/]*\.js$/);
  await portal.back.click();
  await expect(page).toHaveURL(`${sandbox.origin}/`);
  answer();
  await (await answered).finished();
  code();
  // One more step in the portal, to be sure that no dialog follows.
  await portal.button(textOf('menu.label')).click();
  await page.getByRole('menuitem', { name: textOf('menu.bills') }).click();
  await expect(page).toHaveURL(`${sandbox.origin}/bills`);
  await expect(portal.dialog).toHaveCount(0);
});

test('orders nothing for a customer who leaves a change while the check is running', async ({
  page,
  enter,
  portal,
}) => {
  const sandbox = await enter({
    scenario: 'demo',
    path: '/defaultPackage/selectDevice?changePackageId=70001&goodsId=5001&checkedPriceId=50013',
  });
  await portal.terms.check();
  const release = await hold(page, /packageBuyInfoV2/);
  const answered = page.waitForResponse(/packageBuyInfoV2/);
  await portal.payButton.click();
  await expect(page.getByRole('button', { name: textOf('checkout.paying') })).toBeVisible();
  await portal.back.click();
  await expect(page).not.toHaveURL(/selectDevice/);
  release();
  await (await answered).finished();
  // One more step in the portal, to be sure that nothing is ordered.
  await portal.back.click();
  await expect(page).toHaveURL(`${sandbox.origin}/subscription/70001`);
  await expect(portal.heading('Cloud Recording')).toBeVisible();
  expect(await sandbox.orders()).toEqual([]);
});

test(
  'does not ask without an unlimited plan, when that plan is being changed, or when the check fails',
  { tag: '@8.error.55' },
  async ({ page, enter, portal }) => {
    const expectDevices = async () => {
      await expect(page).toHaveURL(/selectDevice/);
      await expect(portal.dialog).toBeHidden();
    };
    for (const options of [
      { scenario: 'demo', path: '/defaultPackage' },
      { ...HELD, fault: 'packageBuyInfoV2:http:503' },
    ]) {
      await enter(options);
      await portal.terms.check();
      await portal.subscribeButton.click();
      await expectDevices();
    }
    await enter({ ...HELD, path: '/defaultPackage?changePackageId=70001' });
    await tileOf(page.getByRole('radio', { name: 'Annual' }).first()).click();
    await portal.terms.check();
    await portal.button(textOf('change.continue')).click();
    await expectDevices();
    await enter({ ...HELD, path: '/packages', fault: 'houseList@all:http:503' });
    await portal.button(textOf('selectDevice.title')).click();
    await expectDevices();
  },
);

test(
  'asks before another plan by promotion or gift card as well',
  { tag: '@8.error.55' },
  async ({ page, enter, portal }) => {
    // No scenario has both an unlimited plan and a promotion or gift card.
    const held = {
      planUnit: 'month',
      devList: [],
      isApplePayUnlimited: false,
      unlimitPackageId: '70001',
      applepayHouseId: '',
      maxDevNum: -1,
    };
    await page.route('**/packageBuyInfoV2*', (route) =>
      route.fulfill({ json: { code: 200, data: [held] } }),
    );
    for (const options of [
      { scenario: 'promotion-running', path: '/promotions/selectDevice?activityId=6001' },
      {
        scenario: 'gift-cards-address',
        path: `/giftCard/${GIFT_CODE}/packages/5001/selectDevice`,
      },
    ]) {
      const sandbox = await enter(options);
      await portal.device('Garden').check();
      await portal.terms.check();
      await portal.button(/^(Pay \$|Redeem)/).click();
      await expect(portal.dialog).toContainText(NOTICE);
      await page.keyboard.press('Escape');
      await expect(portal.dialog).toHaveCount(0);
      expect(await sandbox.orders()).toEqual([]);
    }
  },
);
