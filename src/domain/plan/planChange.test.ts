import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';
import { describe, expect, it } from 'vitest';
import {
  canKeepPlan,
  changeStart,
  changesOnlyPeriod,
  heldLimit,
  heldPrice,
  isHeldPrice,
  priceDifference,
} from './planChange';

const held = { isUnlimited: false, maxDevNum: 3, planUnit: 'month' } as const;
const all = { isUnlimited: true, maxDevNum: UNLIMITED_DEVICES, planUnit: 'year' } as const;
const month = { buyNum: 1, planUnit: 'month' } as const;
const year = { buyNum: 1, planUnit: 'year' } as const;
const unlimitedMonth = { buyNum: UNLIMITED_DEVICES, planUnit: 'month' } as const;
const unlimitedYear = { buyNum: UNLIMITED_DEVICES, planUnit: 'year' } as const;

describe('a plan change', () => {
  it.each([
    ['more devices', held, month, 4, 'now'],
    ['all devices', held, unlimitedMonth, 3, 'now'],
    ['as many devices for a longer period', held, year, 3, 'now'],
    ['as many devices for the same period', held, month, 3, 'now'],
    ['more devices for a shorter period', { ...held, planUnit: 'year' }, month, 4, 'now'],
    ['fewer devices', held, month, 2, 'periodEnd'],
    ['fewer devices for a longer period', held, year, 1, 'periodEnd'],
    ['as many devices for a shorter period', { ...held, planUnit: 'year' }, month, 3, 'periodEnd'],
    ['limited instead of unlimited', all, year, 100, 'periodEnd'],
    ['unlimited for a shorter period', all, unlimitedMonth, 1, 'periodEnd'],
    ['unlimited for the same period', all, unlimitedYear, 1, 'now'],
  ] as const)('starts depending on coverage and period: %s', (_, plan, price, maxDevNum, start) => {
    expect(changeStart(plan, price, { maxDevNum })).toBe(start);
  });

  it('treats the limit of an unlimited plan as Infinity', () => {
    expect([heldLimit(held), heldLimit(all)]).toEqual([3, Infinity]);
  });
});

describe('isHeldPrice', () => {
  const mine = { ...held, goodsId: '5001' };
  it.each([
    ['the same', { ...month, goodsId: '5001' }, true],
    ['another period', { ...year, goodsId: '5001' }, false],
    ['all devices', { ...unlimitedMonth, goodsId: '5001' }, false],
    ['another package', { ...month, goodsId: '5003' }, false],
  ])('compares package, coverage and period: %s', (_, price, same) => {
    expect(isHeldPrice(mine, price)).toBe(same);
  });
});

describe('heldPrice', () => {
  const price = (goodsPriceId: string, amount: number, buyNum = 3) =>
    ({ goodsPriceId, goodsId: '5001', price: amount, buyNum, planUnit: 'month' }) as const;
  const goods = {
    goodsId: '5001',
    goodsPriceList: [
      price('small', 2.99),
      price('large', 4.99),
      price('all', 9.99, UNLIMITED_DEVICES),
      { ...price('year', 2.99), planUnit: 'year' } as const,
    ],
  };
  it.each([
    ['the price that is paid', { ...held, price: 4.99 }, 'large'],
    ['the first one, if the price has changed since', { ...held, price: 3.49 }, 'small'],
    ['the unlimited one', { ...held, isUnlimited: true, price: 9.99 }, 'all'],
    ['undefined for another period', { ...held, planUnit: 'day', price: 2.99 }, undefined],
  ] as const)('is %s', (_, plan, id) => {
    expect(heldPrice(plan, goods)?.goodsPriceId).toBe(id);
  });
});

describe('a pending change', () => {
  const plan = {
    packageType: 1,
    orderStatus: 5,
    isSupportRenew: true,
    payMode: 1,
    goodsStatus: 1,
    isExpire: false,
    packageChangeRecord: { buyNum: 1, maxDevNum: 1 },
  } as const;
  it.each([
    ['is pending', {}, true],
    ['does not exist', { packageChangeRecord: null }, false],
    ['is made in the store', { payMode: 2 }, false],
    ['belongs to an expired plan', { isExpire: true }, false],
    ['belongs to a deleted plan', { goodsStatus: 0 }, false],
    ['is waiting for a payment', { orderStatus: 7 }, false],
  ] as const)('can be canceled or not: it %s', { tags: ['10.ruling.09'] }, (_, fields, can) => {
    expect(canKeepPlan({ ...plan, ...fields })).toBe(can);
  });

  it.each([
    ['all devices as before', all, { buyNum: UNLIMITED_DEVICES, maxDevNum: 1 }, true],
    ['as many devices as before', held, { buyNum: 3, maxDevNum: 3 }, true],
    ['fewer devices', held, { buyNum: 1, maxDevNum: 1 }, false],
    ['limited instead of unlimited', all, { buyNum: 3, maxDevNum: 3 }, false],
  ])('changes only the period if it covers %s', (_, before, next, only) => {
    expect(changesOnlyPeriod(before, next)).toBe(only);
  });
});

describe('priceDifference', () => {
  const of = (price: number, planUnit: 'day' | 'month' | 'year') => ({ price, planUnit });
  it.each([
    [of(9.99, 'month'), of(2.99, 'month'), -700],
    [of(2.99, 'month'), of(2.99, 'month'), 0],
    [of(29.99, 'year'), of(99.99, 'year'), 7000],
    [of(0.1, 'day'), of(0.3, 'day'), 20],
  ])('compares %j with %j for the same period', (now, next, difference) => {
    expect(priceDifference(now, next)).toBe(difference);
  });
  it.each([
    [of(2.99, 'month'), of(29.99, 'year')],
    [of(3.99, 'month'), of(35.88, 'year')],
    [of(29.99, 'year'), of(2.99, 'month')],
    [of(0.1, 'day'), of(2.99, 'month')],
  ])('computes nothing from %j and %j', { tags: ['9.const.47'] }, (now, next) => {
    expect(priceDifference(now, next)).toBeNull();
  });
});
