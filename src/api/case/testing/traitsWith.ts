/** Traits of a customer from answers in the cache, for the tests of this folder. */
import { afterEach, beforeEach, vi } from 'vitest';
import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { goodsExample } from '@homeview/contracts/domains/package/package.examples';
import { config } from '../../../platform/launch/config';
import { noteServiceTime } from '../../../platform/serviceTime';
import { stored } from '../../../platform/storage/storedItems';
import { billingApi } from '../../endpoints/billing.api';
import { traitsOf } from '../traitsOf';

export const NOW = '2026-11-21T09:30:00Z';
/** The time of day of all examples, to be added to a date. */
export const TIME = 'T09:30:00Z';

/** Each test of the file begins signed in, at NOW. */
export function beginSignedIn(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date', 'performance'] });
    noteServiceTime(NOW);
    stored.token.set('access-1001');
  });
  afterEach(() => vi.useRealTimers());
}

/** A call in the cache and its answer. */
export type Call = readonly [endpointName: string, asked: object, answer: unknown];

/** The traits of a customer whose portal shows a page (`path`) after these calls. */
export function traitsWith(
  calls: readonly Call[],
  path = '/',
  failure: Parameters<typeof traitsOf>[1]['failure'] = null,
): CustomerTraits {
  const { reducer, util } = billingApi;
  const entries = calls.map(([endpointName, arg, value]) => ({ endpointName, arg, value }));
  const known = util.upsertQueryEntries(entries as Parameters<typeof util.upsertQueryEntries>[0]);
  const { pathname, search } = new URL(path, 'http://localhost');
  return traitsOf(
    { api: reducer(undefined, known) },
    { config, location: { pathname, search }, failure },
  );
}

export const GOODS = goodsExample();
export const onSale = (...list: unknown[]): Call => [
  'getRecordGoodsList',
  { pageNum: 1, pageSize: 100 },
  { list },
];
export const houses = (...list: unknown[]): Call => ['houseList', {}, list];
export const plans = (homeId: string, ...list: unknown[]): Call => [
  'getPackageBindDevList',
  { homeId, pageNum: 1, pageSize: 100 },
  { list },
];
export const detail = (packageId: string, answer: unknown): Call => [
  'getPackageSubscribeInfo',
  { packageId },
  answer,
];
export const uncovered = (homeId: string, ...list: unknown[]): Call => [
  'getUnbindPackageDevList',
  { homeId },
  list,
];
export const bill = (orderId: string, answer: unknown): Call => [
  'getOrderDetail',
  { orderId },
  answer,
];
export const bills = (list: readonly unknown[], total = list.length, asked = {}): Call => [
  'getPageOrderList',
  { pageSize: 20, ...asked },
  { pages: [{ list, total }], pageParams: [1] },
];
export const HOUSE = houses(houseExample());

export const plan = {
  ...{ house: 0, offer: 0, price: 0, state: 'active', beganDays: -18, endsInDays: 12 },
  ...{ payMode: 1, origin: 'buy', isLocked: false, change: null },
};
export const paid = {
  ...{ house: 0, offer: 0, price: 0, plan: 0, kind: 'buy', state: 'paid', inDays: -18 },
  ...{ refundInDays: null, payMode: 1, isTaxed: false, atOtherPrice: false },
};
/** Devices of a house in a row: of this plan, or without one. */
export const run = (of: number | null, devices = 1, isKept = false) => ({
  devices,
  plan: of,
  isKept,
});
