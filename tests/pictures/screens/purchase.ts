import { chooseDevices, pressLast } from './screen';
import type { Screen } from './screen';

const selectDevice = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013';

/** Buying a plan. */
export const purchaseScreens: readonly Screen[] = [
  { name: 'plan', scenario: 'demo', path: '/defaultPackage' },
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
];
