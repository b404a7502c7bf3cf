import type { Page } from 'playwright';
import { pressSubmit } from './screen';
import type { Screen } from './screen';

const enterPostal = async (page: Page, code: string): Promise<void> => {
  await page.locator('input[name="postal"]').fill(code);
  await page.locator('input[name="postal"]').blur();
};

/** The billing address. */
export const addressScreens: readonly Screen[] = [
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
];
