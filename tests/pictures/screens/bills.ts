import { pressLast, scrollTo } from './screen';
import type { Screen } from './screen';

/** Bills and results of a payment. */
export const billsScreens: readonly Screen[] = [
  { name: 'bills', scenario: 'many-bills', path: '/bills' },
  {
    name: 'bills-end',
    scenario: 'many-bills',
    path: '/bills',
    prepare: (page) => scrollTo(page.getByRole('main').getByRole('button').last()),
  },
  {
    name: 'bills-more-failed',
    scenario: 'many-bills',
    path: '/bills',
    prepare: async (page) => {
      await page.route(/getPageOrderList/, (route) => route.abort());
      await pressLast(page);
      await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
      await scrollTo(page.getByRole('main').getByRole('button').last());
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
    prepare: (page) => page.getByRole('region').last().scrollIntoViewIfNeeded(),
  },
  { name: 'bill-address', scenario: 'billing-address', path: '/bills/80001' },
  {
    name: 'bill-address-failed',
    scenario: 'billing-address',
    path: '/bills/80001',
    fault: 'getUserBillInfo:http:503',
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
  { name: 'pay-success', scenario: 'demo', path: '/paySuccess' },
  { name: 'pay-failed', scenario: 'demo', path: '/payFailed' },
];
