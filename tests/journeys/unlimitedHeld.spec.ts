import { expect, test } from './support/journey';
import type { Portal } from './support/portal';
import { hold } from './support/hold';
import { textOf } from './support/texts';

const HELD = { scenario: 'unlimited-plan', path: '/defaultPackage' };
const NOTICE = /Lakeside 12 already has a plan that covers all its devices/;

const pressInDialog = (portal: Portal, id: 'unlimitedHeld.check' | 'unlimitedHeld.continue') =>
  portal.dialog.getByRole('button', { name: textOf(id), exact: true }).click();

test.describe('a house that has an unlimited plan already [8.error.55] [8.error.56]', () => {
  test('is told so when another plan is wanted; check leads to the plan it has [8.error.55] [8.error.56]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter(HELD);
    await portal.terms.check();
    await portal.subscribeButton.click();
    await expect(portal.dialog).toContainText(NOTICE);
    await pressInDialog(portal, 'unlimitedHeld.check');
    await expect(page).toHaveURL(`${sandbox.origin}/subscription/70001`);
    expect(await sandbox.orders()).toEqual([]);
    const [asked] = await sandbox.requests('packageBuyInfoV2');
    expect(asked?.request).toEqual({ payMode: 1, level: 15, houseId: '30001' });
  });

  test('continue goes on to the devices, and the order is not asked about again [8.error.56]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter(HELD);
    await portal.terms.check();
    await portal.subscribeButton.click();
    await pressInDialog(portal, 'unlimitedHeld.continue');
    await expect(page).toHaveURL(/\/defaultPackage\/selectDevice/);
    await portal.payButton.click();
    await portal.dialog.getByRole('button', { name: textOf('selectDevice.continue') }).click();
    await page.waitForURL(/\/__mock\/pay\//);
    expect(await sandbox.orders()).toHaveLength(1);
  });

  test('Escape does neither', async ({ page, enter, portal }) => {
    await enter(HELD);
    await portal.terms.check();
    await portal.subscribeButton.click();
    await expect(portal.dialog).toContainText(NOTICE);
    await page.keyboard.press('Escape');
    await expect(portal.dialog).toBeHidden();
    await expect(page).toHaveURL(/\/defaultPackage$/);
    await expect(portal.subscribeButton).toBeEnabled();
  });

  test('is told so on the package list too', async ({ page, enter, portal }) => {
    await enter({ ...HELD, path: '/packages' });
    await portal.button(textOf('selectDevice.title')).click();
    await expect(portal.dialog).toContainText(NOTICE);
    await pressInDialog(portal, 'unlimitedHeld.continue');
    await expect(page).toHaveURL(/\/packages\/5001\/selectDevice/);
  });

  test('is told so before the order, when a link led past the plan page', async ({
    enter,
    portal,
  }) => {
    const path = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50011';
    const sandbox = await enter({ scenario: 'unlimited-plan', path });
    await portal.terms.check();
    await portal.payButton.click();
    await portal.dialog.getByRole('button', { name: textOf('selectDevice.continue') }).click();
    await expect(portal.dialog).toContainText(NOTICE);
    expect(await sandbox.orders()).toEqual([]);
  });
});

for (const [where, late] of [
  ['on another page', /(?!)/],
  ['on the way to a page whose code has not come', /\/assets\/(?!goesOn)[^/]*\.js$/],
] as const) {
  test(`whoever leaves while the service is asked is told nothing ${where}`, async ({
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
    const code = await hold(page, late);
    await portal.button(textOf('common.back')).click();
    await expect(page).toHaveURL(`${sandbox.origin}/`);
    answer();
    await (await answered).finished();
    await page.waitForTimeout(300);
    code();
    await expect(portal.button(textOf('home.addSubscription'))).toBeVisible();
    await expect(portal.dialog).toHaveCount(0);
    await expect(page).toHaveURL(`${sandbox.origin}/`);
  });
}

test('a press before the houses have come waits for them', async ({ page, enter, portal }) => {
  await enter({ ...HELD, path: '/packages', fault: 'houseList:delay:1500' });
  await portal.button(textOf('selectDevice.title')).click();
  await expect(portal.dialog).toContainText(NOTICE);
  await expect(page).toHaveURL(/\/packages$/);
});

test('where the houses do not come, nobody is kept from going on', async ({
  page,
  enter,
  portal,
}) => {
  await enter({ ...HELD, path: '/packages', fault: 'houseList@all:http:503' });
  await portal.button(textOf('selectDevice.title')).click();
  await expect(page).toHaveURL(/selectDevice/);
});

test('whoever leaves a change while the service is asked orders nothing', async ({
  page,
  enter,
  portal,
}) => {
  const sandbox = await enter({
    scenario: 'demo',
    path: '/defaultPackage/selectDevice?changePackageId=70001&goodsId=5001&checkedPriceId=50013',
  });
  await portal.terms.check();
  const letGo = await hold(page, /packageBuyInfoV2/);
  const answered = page.waitForResponse(/packageBuyInfoV2/);
  await portal.payButton.click();
  await expect(page.getByRole('button', { name: textOf('checkout.paying') })).toBeVisible();
  await portal.button(textOf('common.back')).click();
  await expect(page).not.toHaveURL(/selectDevice/);
  letGo();
  await (await answered).finished();
  await page.waitForTimeout(300);
  expect(await sandbox.orders()).toEqual([]);
});

test('a house without an unlimited plan is told nothing [8.error.55]', async ({
  page,
  enter,
  portal,
}) => {
  await enter({ scenario: 'demo', path: '/defaultPackage' });
  await portal.terms.check();
  await portal.subscribeButton.click();
  await expect(page).toHaveURL(/selectDevice/);
  await expect(portal.dialog).toBeHidden();
});

test('the plan that is changed is no second one', async ({ page, enter, portal }) => {
  await enter({ scenario: 'unlimited-plan', path: '/defaultPackage?changePackageId=70001' });
  await portal.choose('Annual');
  await portal.terms.check();
  await portal.button(textOf('change.continue')).click();
  await expect(page).toHaveURL(/selectDevice/);
  await expect(portal.dialog).toBeHidden();
});

test('where the service does not say what is held, nobody is kept from buying', async ({
  page,
  enter,
  portal,
}) => {
  await enter({ ...HELD, fault: 'packageBuyInfoV2:http:503' });
  await portal.terms.check();
  await portal.subscribeButton.click();
  await expect(page).toHaveURL(/selectDevice/);
});

for (const [what, scenario, path] of [
  ['the sale', 'promotion-running', '/promotions/selectDevice?activityId=6001'],
  ['a gift card', 'gift-cards-address', '/giftCard/GIFT000001/packages/5001/selectDevice'],
] as const) {
  test(`${what} asks as well before another plan is made [8.error.55]`, async ({
    page,
    enter,
    portal,
  }) => {
    // No scenario has both: a house with an unlimited plan, and the sale or a card.
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
    const sandbox = await enter({ scenario, path });
    await portal.device('Garden').check();
    await portal.terms.check();
    await portal.button(/^(Pay \$|Redeem)/).click();
    await expect(portal.dialog).toContainText(NOTICE);
    await page.keyboard.press('Escape');
    await expect(portal.dialog).toHaveCount(0);
    expect(await sandbox.orders()).toEqual([]);
  });
}
