import { describe, expect, it } from 'vitest';
import { whyNotChangeable, whyNotRenewable } from './planUnavailable';

const running = {
  goodsStatus: 1,
  packageType: 1,
  orderStatus: 5,
  isSupportRenew: true,
  payMode: 1,
  isExpire: false,
} as const;

describe('why a plan is unavailable for renewal and change', () => {
  it.each([
    ['a running plan', {}, null, null],
    ['one without a payment method', { payMode: null }, null, null],
    ['one that has ended', { isExpire: true }, null, 'ended'],
    ['one that does not renew', { isSupportRenew: false }, 'notRenewable', null],
    ['a free one', { packageType: 0 }, 'free', null],
    ['one whose order is not settled', { orderStatus: 7 }, 'processing', 'processing'],
    ['one whose order was refunded', { orderStatus: 8 }, null, null],
    ['an App Store plan', { payMode: 2 }, 'store', 'store'],
    ['a deleted one, whatever else it is', { goodsStatus: 0, payMode: 2 }, 'deleted', 'deleted'],
  ] as const)('depends on its state: %s', (_, fields, renewal, change) => {
    const plan = { ...running, ...fields };
    expect([whyNotRenewable(plan), whyNotChangeable(plan)]).toEqual([renewal, change]);
  });
});
