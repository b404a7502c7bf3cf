import { chooseDevices, pressLast } from './screen';
import type { Screen } from './screen';

/** Packages, change and renewal of a plan. */
export const packagesScreens: readonly Screen[] = [
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
];
