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

/** Every screen of the portal, in the states it gets into. */
export const screens: readonly Screen[] = [
  { name: 'login', scenario: 'demo', path: '/login', anonymous: true, shown: true },
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
  { name: 'pay-success', scenario: 'demo', path: '/paySuccess', shown: true },
  { name: 'pay-failed', scenario: 'demo', path: '/payFailed' },
  { name: 'not-found', scenario: 'demo', path: '/nowhere' },
];
