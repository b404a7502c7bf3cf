import { pressLast, scrollTo } from './screen';
import type { Screen } from './screen';

const WALLET_DEVICES = '/applePay/selectDevice?goodsId=5001&checkedPriceId=50011';

const SALE_DEVICES = '/promotions/selectDevice?activityId=6001';

/** The promotion, the app's store and the trial. */
export const offersScreens: readonly Screen[] = [
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
    prepare: (page) => scrollTo(page.getByRole('checkbox').last()),
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
      const next = page.getByRole('button').last();
      await scrollTo(next);
      await next.click({ force: true });
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'trial', scenario: 'trial-offer', path: '/trialPackage' },
  {
    name: 'trial-end',
    scenario: 'trial-offer',
    path: '/trialPackage',
    prepare: (page) => scrollTo(page.getByRole('checkbox').last()),
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
];
