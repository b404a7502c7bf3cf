import type { Page } from 'playwright';
import { tileOf } from '../journeys/support/tile';

/** A screen to take a picture of: how to get there from a support link. */
export interface Screen {
  readonly name: string;
  readonly scenario: string;
  readonly path: string;
  /** A fault of the mock, as `call:kind:detail`. */
  readonly fault?: string;
  /** What is done before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Signed out: the sign-in pages. */
  readonly anonymous?: boolean;
  /** Shown in the README. */
  readonly shown?: boolean;
  /** Opened inside the provider's app on iOS. */
  readonly inIosApp?: boolean;
}

const IOS_APP =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 HomeViewApp/1.13.0';

/** The page takes itself for one inside the app on iOS, from its first script on. */
export const pretendIosApp = (page: Page): Promise<unknown> =>
  page.addInitScript({
    // As text: tsx adds helpers to functions, which the page does not have.
    content: `Object.defineProperty(navigator, 'userAgent', { value: ${JSON.stringify(IOS_APP)} })`,
  });

const selectDevice = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013';

const WALLET_DEVICES = '/applePay/selectDevice?goodsId=5001&checkedPriceId=50011';

const SALE_DEVICES = '/promotions/selectDevice?activityId=6001';

const chooseDevices = async (page: Page): Promise<void> => {
  const boxes = page.getByRole('list').getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
};

const pressLast = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button').last().click({ force: true });

const enterPostal = async (page: Page, code: string): Promise<void> => {
  await page.locator('input[name="postal"]').fill(code);
  await page.locator('input[name="postal"]').blur();
};

/** The renewal button stands last in the bar below the page. */
const pressFooterLast = async (page: Page): Promise<void> => {
  await page.getByRole('button').last().click();
  await page.getByRole('dialog').waitFor();
};

const pressSubmit = (page: Page): Promise<void> =>
  page.locator('button[type="submit"]').click({ force: true });

const ADJUST = '/subscription/70001/adjustDevice';
const DOWNGRADE = '/subscription/70001/updateDevice';

const tickLast = (page: Page): Promise<void> => page.getByRole('checkbox').last().check();

/** Every screen of the portal, in the states it gets into. */
export const screens: readonly Screen[] = [
  { name: 'login', scenario: 'demo', path: '/login', anonymous: true, shown: true },
  { name: 'select-country', scenario: 'demo', path: '/selectCountry', anonymous: true },
  {
    name: 'login-session-expired',
    scenario: 'session-expired',
    path: '/subscription/70001',
    prepare: async (page) => {
      await page.waitForURL(/login/);
      await page.locator('input[name="email"]').waitFor();
    },
  },
  {
    name: 'login-failed',
    scenario: 'demo',
    path: '/login',
    anonymous: true,
    fault: 'login:code:50001',
    prepare: async (page) => {
      await page.locator('input[name="email"]').fill('demo@homeview.example');
      await page.locator('input[name="password"]').fill('wrong');
      await page.locator('button[type="submit"]').click();
      await page.locator('[role="alert"]:not(:empty)').first().waitFor();
    },
  },
  { name: 'home', scenario: 'demo', path: '/', shown: true },
  { name: 'home-loading', scenario: 'demo', path: '/', fault: 'houseList:delay:20000' },
  { name: 'home-failed', scenario: 'demo', path: '/', fault: 'houseList:http:503' },
  { name: 'home-no-plans', scenario: 'no-plans', path: '/' },
  { name: 'home-no-houses', scenario: 'no-houses', path: '/' },
  { name: 'home-long-names', scenario: 'long-names', path: '/' },
  { name: 'plan', scenario: 'demo', path: '/defaultPackage', shown: true },
  { name: 'plan-unlimited', scenario: 'demo', path: '/defaultPackage?defaultPriceType=1' },
  { name: 'plan-terms', scenario: 'demo', path: '/defaultPackage', prepare: pressLast },
  {
    name: 'plan-loading',
    scenario: 'demo',
    path: '/defaultPackage',
    fault: 'getRecordGoodsList:delay:20000',
  },
  { name: 'plan-failed', scenario: 'wrong-price-type', path: '/defaultPackage' },
  { name: 'plan-empty', scenario: 'no-packages', path: '/defaultPackage' },
  { name: 'plan-unknown', scenario: 'demo', path: '/defaultPackage?goodsId=404' },
  {
    name: 'devices',
    scenario: 'demo',
    path: selectDevice,
    prepare: chooseDevices,
    shown: true,
  },
  {
    name: 'devices-busy',
    scenario: 'demo',
    path: selectDevice,
    fault: 'createOrder:delay:20000',
    prepare: async (page) => {
      await chooseDevices(page);
      await page.getByRole('checkbox').last().check();
      await pressLast(page);
      await page.locator('[aria-busy="true"]').first().waitFor();
      await page.waitForTimeout(900);
    },
  },
  { name: 'devices-many', scenario: 'many-devices', path: selectDevice },
  { name: 'devices-none', scenario: 'no-devices', path: selectDevice },
  { name: 'devices-long-names', scenario: 'long-names', path: selectDevice },
  {
    name: 'devices-loading',
    scenario: 'demo',
    path: selectDevice,
    fault: 'getUnbindPackageDevList:delay:20000',
  },
  { name: 'subscription', scenario: 'demo', path: '/subscription/70001', shown: true },
  {
    name: 'subscription-turn-off',
    scenario: 'demo',
    path: '/subscription/70001',
    prepare: pressFooterLast,
  },
  {
    name: 'subscription-turn-on',
    scenario: 'cancelling-plan',
    path: '/subscription/70001',
    prepare: pressFooterLast,
  },
  { name: 'subscription-pending', scenario: 'pending-change', path: '/subscription/70001' },
  { name: 'subscription-deleted', scenario: 'deleted-plan', path: '/subscription/70001' },
  { name: 'subscription-gift', scenario: 'gift-card-plan', path: '/subscription/70001' },
  { name: 'subscription-activating', scenario: 'activating-plan', path: '/subscription/70001' },
  { name: 'subscription-expired', scenario: 'expired-plan', path: '/subscription/70001' },
  { name: 'subscription-unlimited', scenario: 'unlimited-plan', path: '/subscription/70001' },
  {
    name: 'subscription-loading',
    scenario: 'demo',
    path: '/subscription/70001',
    fault: 'getPackageSubscribeInfo:delay:20000',
  },
  { name: 'subscription-unknown', scenario: 'demo', path: '/subscription/404' },
  { name: 'bills', shown: true, scenario: 'many-bills', path: '/bills' },
  {
    name: 'bills-end',
    scenario: 'many-bills',
    path: '/bills',
    prepare: (page) => page.getByRole('main').getByRole('button').scrollIntoViewIfNeeded(),
  },
  {
    name: 'bills-more-failed',
    scenario: 'many-bills',
    path: '/bills',
    prepare: async (page) => {
      await page.route(/getPageOrderList/, (route) => route.abort());
      await pressLast(page);
      await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
      await page.getByRole('main').getByRole('button').scrollIntoViewIfNeeded();
    },
  },
  { name: 'bills-empty', scenario: 'no-plans', path: '/bills' },
  {
    name: 'bills-loading',
    scenario: 'demo',
    path: '/bills',
    fault: 'getPageOrderList:delay:20000',
  },
  { name: 'bills-failed', scenario: 'demo', path: '/bills', fault: 'getPageOrderList:http:503' },
  { name: 'bill', scenario: 'taxed-order', path: '/bills/80001' },
  {
    name: 'bill-end',
    scenario: 'taxed-order',
    path: '/bills/80001',
    prepare: (page) => page.getByRole('main').getByRole('button').last().scrollIntoViewIfNeeded(),
  },
  { name: 'bill-refunded', scenario: 'refunded-order', path: '/bills/80001' },
  { name: 'bill-refund-failed', scenario: 'refund-failed-order', path: '/bills/80001' },
  { name: 'bill-gift-card', scenario: 'gift-card-order', path: '/bills/80001' },
  { name: 'bill-processing', scenario: 'processing-plan', path: '/bills/80001' },
  {
    name: 'bill-loading',
    scenario: 'demo',
    path: '/bills/80001',
    fault: 'getOrderDetail:delay:20000',
  },
  { name: 'bill-unknown', scenario: 'demo', path: '/bills/404' },
  { name: 'pay-success', scenario: 'demo', path: '/paySuccess', shown: true },
  { name: 'pay-failed', scenario: 'demo', path: '/payFailed' },
  { name: 'address', scenario: 'billing-address', path: '/billAddress' },
  { name: 'address-new', scenario: 'demo', path: '/billAddress' },
  { name: 'address-abroad', scenario: 'billing-address-abroad', path: '/billAddress' },
  {
    name: 'address-missing',
    scenario: 'demo',
    path: '/billAddress',
    prepare: pressSubmit,
  },
  {
    name: 'address-counties',
    scenario: 'demo',
    path: '/billAddress',
    prepare: async (page) => {
      await enterPostal(page, '60010');
      await page.getByRole('radio').first().waitFor();
      await pressSubmit(page);
    },
  },
  {
    name: 'address-unknown-code',
    scenario: 'demo',
    path: '/billAddress',
    prepare: (page) => enterPostal(page, '00000'),
  },
  {
    name: 'address-lookup-failed',
    scenario: 'demo',
    path: '/billAddress',
    fault: 'address:http:503',
    prepare: (page) => enterPostal(page, '92614'),
  },
  {
    name: 'address-looking-up',
    scenario: 'demo',
    path: '/billAddress',
    fault: 'address:delay:20000',
    prepare: (page) => enterPostal(page, '92614'),
  },
  {
    name: 'address-busy',
    scenario: 'billing-address-abroad',
    path: '/billAddress',
    fault: 'updateUserBillInfo:delay:20000',
    prepare: async (page) => {
      await page.locator('input[name="address"]').fill('Invalidenstr. 2, Berlin');
      await pressSubmit(page);
    },
  },
  {
    name: 'address-save-failed',
    scenario: 'billing-address-abroad',
    path: '/billAddress',
    fault: 'updateUserBillInfo:http:503',
    prepare: async (page) => {
      await page.locator('input[name="address"]').fill('Invalidenstr. 2, Berlin');
      await pressSubmit(page);
      await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
    },
  },
  {
    name: 'address-loading',
    scenario: 'billing-address',
    path: '/billAddress',
    fault: 'getUserBillInfo:delay:20000',
  },
  {
    name: 'address-failed',
    scenario: 'billing-address',
    path: '/billAddress',
    fault: 'getUserBillInfo:http:503',
  },
  { name: 'address-countries', scenario: 'billing-address', path: '/billAddress/selectCountry' },
  { name: 'adjust', scenario: 'plan-with-room', path: ADJUST, prepare: tickLast },
  { name: 'adjust-next', scenario: 'downgrade-chosen', path: ADJUST },
  { name: 'adjust-full', scenario: 'full-plan', path: ADJUST },
  { name: 'adjust-long-names', scenario: 'long-names', path: ADJUST },
  { name: 'adjust-many', scenario: 'ten-thousand-in-plan', path: ADJUST },
  { name: 'adjust-deleted', scenario: 'deleted-plan', path: ADJUST },
  { name: 'adjust-expired', scenario: 'expired-plan', path: ADJUST },
  {
    name: 'adjust-over-limit',
    scenario: 'pending-change',
    path: ADJUST,
    prepare: async (page) => {
      await page.getByRole('checkbox').nth(0).check();
      await page.getByRole('checkbox').nth(1).click();
      await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
    },
  },
  {
    name: 'adjust-busy',
    scenario: 'plan-with-room',
    path: ADJUST,
    fault: 'deviceSwitchPackage:delay:20000',
    prepare: async (page) => {
      await tickLast(page);
      await pressLast(page);
      await page.locator('button[aria-busy="true"]').waitFor();
    },
  },
  {
    name: 'adjust-loading',
    scenario: 'plan-with-room',
    path: ADJUST,
    fault: 'getPackageSubscribeInfo:delay:20000',
  },
  {
    name: 'adjust-failed',
    scenario: 'plan-with-room',
    path: ADJUST,
    fault: 'getUnbindPackageDevList:http:503',
  },
  { name: 'remove-devices', scenario: 'downgrade-chosen', path: `${ADJUST}/remove` },
  {
    name: 'remove-device-asked',
    scenario: 'downgrade-chosen',
    path: `${ADJUST}/remove`,
    prepare: (page) => page.getByRole('listitem').nth(1).getByRole('button').click(),
  },
  {
    name: 'remove-device-long-name',
    scenario: 'long-names',
    path: `${ADJUST}/remove`,
    prepare: (page) => page.getByRole('listitem').first().getByRole('button').click(),
  },
  {
    name: 'remove-last-device',
    scenario: 'demo',
    path: `${ADJUST}/remove`,
    prepare: async (page) => {
      await page.getByRole('listitem').getByRole('button').click();
      await page.getByRole('dialog').getByRole('button').last().click();
      await page.getByRole('listitem').waitFor({ state: 'detached' });
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  { name: 'downgrade', scenario: 'pending-change', path: DOWNGRADE, prepare: tickLast },
  { name: 'downgrade-chosen', scenario: 'downgrade-chosen', path: DOWNGRADE },
  {
    name: 'downgrade-asked',
    scenario: 'pending-change',
    path: DOWNGRADE,
    prepare: async (page) => {
      await tickLast(page);
      await pressLast(page);
    },
  },
  {
    name: 'downgrade-none-asked',
    scenario: 'pending-change',
    path: DOWNGRADE,
    prepare: pressLast,
  },
  {
    name: 'downgrade-many-asked',
    scenario: 'ten-thousand-in-plan',
    path: DOWNGRADE,
    prepare: pressLast,
  },
  {
    name: 'downgrade-done',
    scenario: 'pending-unlimited',
    path: DOWNGRADE,
    prepare: async (page) => {
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await pressLast(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'downgrade-expired', scenario: 'demo', path: DOWNGRADE },
  { name: 'sale', scenario: 'promotion-running', path: '/promotions?activityId=6001' },
  {
    name: 'sale-visitor',
    scenario: 'promotion-running',
    path: '/promotions?activityId=6001',
    anonymous: true,
  },
  { name: 'sale-not-started', scenario: 'promotion-not-started', path: SALE_DEVICES },
  {
    name: 'sale-ended',
    scenario: 'promotion-ended',
    path: '/promotions?activityId=6001',
    prepare: pressLast,
  },
  { name: 'sale-unknown', scenario: 'demo', path: '/promotions?activityId=404' },
  {
    name: 'sale-when-loading',
    scenario: 'promotion-running',
    path: '/promotions?activityId=6001',
    fault: 'activity:delay:20000',
  },
  { name: 'sale-devices', scenario: 'promotion-running', path: SALE_DEVICES },
  { name: 'wallet-plan', scenario: 'wallet-tiers', path: '/applePay', inIosApp: true },
  {
    name: 'wallet-plan-end',
    scenario: 'wallet-tiers',
    path: '/applePay',
    inIosApp: true,
    prepare: (page) => page.getByRole('checkbox').last().scrollIntoViewIfNeeded(),
  },
  {
    name: 'wallet-plan-other-house',
    scenario: 'wallet-plan-other-home',
    path: '/applePay',
    inIosApp: true,
  },
  { name: 'wallet-devices', scenario: 'wallet-tiers', path: WALLET_DEVICES, inIosApp: true },
  {
    name: 'wallet-devices-over-cap',
    scenario: 'wallet-offer',
    path: WALLET_DEVICES,
    inIosApp: true,
    prepare: async (page) => {
      const boxes = page.getByRole('list').getByRole('checkbox');
      await boxes.nth(0).check();
      await boxes.nth(1).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'wallet-app-too-old',
    scenario: 'wallet-offer',
    path: `${WALLET_DEVICES}&appVersion=1.12`,
    inIosApp: true,
    prepare: async (page) => {
      await page.getByRole('button').last().click({ force: true });
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'trial', scenario: 'trial-offer', path: '/trialPackage' },
  {
    name: 'trial-end',
    scenario: 'trial-offer',
    path: '/trialPackage',
    prepare: (page) => page.getByRole('checkbox').last().scrollIntoViewIfNeeded(),
  },
  {
    name: 'trial-single-device',
    scenario: 'trial-single-device',
    path: '/trialPackage?singleDevTrial=1&deviceId=40002',
  },
  {
    name: 'trial-covered-device',
    scenario: 'trial-single-device',
    path: '/trialPackage?singleDevTrial=1&deviceId=40001',
  },
  {
    name: 'trial-busy',
    scenario: 'trial-offer',
    path: '/trialPackage',
    fault: 'createOrder:delay:20000',
    prepare: async (page) => {
      await page.getByRole('list').getByRole('checkbox').first().check();
      await page.getByRole('checkbox').last().check();
      await pressLast(page);
      await page.locator('[aria-busy="true"]').first().waitFor();
      await page.waitForTimeout(900);
    },
  },
  {
    name: 'trial-loading',
    scenario: 'trial-offer',
    path: '/trialPackage',
    fault: 'getRecordGoodsList:delay:20000',
  },
  { name: 'trial-none', scenario: 'demo', path: '/trialPackage' },
  { name: 'packages', scenario: 'several-packages', path: '/packages' },
  {
    name: 'packages-loading',
    scenario: 'several-packages',
    path: '/packages',
    fault: 'getPackageList:delay:20000',
  },
  { name: 'packages-empty', scenario: 'no-packages', path: '/packages' },
  {
    name: 'packages-failed',
    scenario: 'several-packages',
    path: '/packages',
    fault: 'getPackageList:http:503',
  },
  {
    name: 'packages-devices',
    scenario: 'several-packages',
    path: '/packages/5003/selectDevice?checkedPriceId=50031',
    prepare: chooseDevices,
  },
  {
    name: 'unlimited-held',
    scenario: 'unlimited-plan',
    path: '/packages',
    prepare: async (page) => {
      await page.locator('main ~ * button, main button').last().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'change',
    scenario: 'demo',
    path: '/defaultPackage?changePackageId=70001&defaultPriceType=1',
  },
  {
    name: 'change-packages',
    scenario: 'pending-unlimited',
    path: '/packages?changePackageId=70001',
  },
  {
    name: 'change-devices',
    scenario: 'demo',
    path: '/defaultPackage/selectDevice?changePackageId=70001&checkedPriceId=50013',
  },
  {
    name: 'change-stay',
    scenario: 'unlimited-plan-smaller-offers',
    path: '/packages/5003/selectDevice?changePackageId=70001&checkedPriceId=50032',
    prepare: chooseDevices,
  },
  { name: 'change-ended', scenario: 'expired-plan', path: '/packages?changePackageId=70001' },
  { name: 'renewal', scenario: 'billing-address', path: '/package/renewal?packageId=70001' },
  { name: 'renewal-address', scenario: 'demo', path: '/package/renewal?packageId=70001' },
  { name: 'renewal-ended', scenario: 'expired-plan', path: '/package/renewal?packageId=70001' },
  {
    name: 'renewal-loading',
    scenario: 'billing-address',
    path: '/package/renewal?packageId=70001',
    fault: 'getPackageSubscribeInfo:delay:20000',
  },
  {
    name: 'renewal-failed',
    scenario: 'billing-address',
    path: '/package/renewal?packageId=70001',
    fault: 'getGoodsInfoByPackageId:http:503',
  },
  {
    name: 'renewal-busy',
    scenario: 'billing-address',
    path: '/package/renewal?packageId=70001',
    fault: 'renew:delay:20000',
    prepare: async (page) => {
      await page.getByRole('checkbox').last().check();
      await pressLast(page);
      await page.locator('[aria-busy="true"]').first().waitFor();
      await page.waitForTimeout(900);
    },
  },
  { name: 'renewal-deleted', scenario: 'deleted-plan', path: '/package/renewal?packageId=70001' },
  { name: 'renewal-store', scenario: 'wallet-plan', path: '/package/renewal?packageId=70001' },
  { name: 'gift-card', scenario: 'gift-cards', path: '/giftCard' },
  {
    name: 'gift-card-wrong',
    scenario: 'gift-cards',
    path: '/giftCard',
    prepare: (page) => page.locator('form input').fill('GIFT-1'),
  },
  {
    name: 'gift-card-network',
    scenario: 'gift-cards',
    path: '/giftCard',
    prepare: async (page) => {
      await page.route(/giftCard\/check/, (route) => route.abort());
      await page.locator('form input').fill('GIFT000001');
      await pressSubmit(page);
      await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    },
  },
  {
    name: 'gift-card-checking',
    scenario: 'gift-cards',
    path: '/giftCard',
    fault: 'giftCardCheck:delay:20000',
    prepare: async (page) => {
      await page.locator('form input').fill('GIFT000001');
      await pressSubmit(page);
    },
  },
  {
    name: 'gift-packages',
    scenario: 'gift-cards',
    path: '/giftCard/GIFT000001/packages',
    prepare: (page) => tileOf(page.getByRole('radio').first()).click(),
  },
  {
    name: 'gift-packages-loading',
    scenario: 'gift-cards',
    path: '/giftCard/GIFT000001/packages',
    fault: 'giftCardGoods:delay:20000',
  },
  { name: 'gift-packages-refused', scenario: 'gift-cards', path: '/giftCard/GIFT000003/packages' },
  {
    name: 'gift-packages-none',
    scenario: 'gift-card-package-gone',
    path: '/giftCard/GIFT000002/packages',
  },
  {
    name: 'gift-extend',
    scenario: 'gift-cards',
    path: '/giftCard/GIFT000002/packages',
    prepare: async (page) => {
      await tileOf(page.getByRole('radio').last()).click();
      await pressLast(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'gift-redeem-no-device',
    scenario: 'gift-cards-no-devices',
    path: '/giftCard/GIFT000002/packages',
    prepare: async (page) => {
      await pressLast(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'gift-pay-method',
    scenario: 'gift-cards-address',
    path: '/giftCard/GIFT000001/packages/70001/payMethod',
  },
  {
    name: 'gift-devices',
    scenario: 'gift-cards-new-customer',
    path: '/giftCard/GIFT000002/packages/5002/selectDevice',
    prepare: (page) => page.getByRole('list').getByRole('checkbox').first().check(),
  },
  {
    name: 'gift-devices-subscribe',
    scenario: 'gift-cards-address',
    path: '/giftCard/GIFT000001/packages/5001/selectDevice',
    prepare: (page) => page.getByRole('list').getByRole('checkbox').first().check(),
  },
  { name: 'gift-renewal', scenario: 'gift-card-plan', path: '/giftCard/renewal/70001' },
  {
    name: 'gift-renewal-busy',
    scenario: 'gift-card-plan',
    path: '/giftCard/renewal/70001',
    fault: 'createPaySession:delay:20000',
    prepare: async (page) => {
      await page.getByRole('checkbox').last().check();
      await pressLast(page);
    },
  },
  { name: 'gift-renewal-paid', scenario: 'demo', path: '/giftCard/renewal/70001' },
  { name: 'not-found', scenario: 'demo', path: '/nowhere' },
];
