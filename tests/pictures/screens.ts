import type { Page } from 'playwright';

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
}

const selectDevice = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013';

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

const pressSubmit = (page: Page): Promise<void> =>
  page.locator('button[type="submit"]').click({ force: true });

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
      await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor();
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
  { name: 'not-found', scenario: 'demo', path: '/nowhere' },
];
