import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';
import { describe, expect, it } from 'vitest';
import { changeStart, heldLimit, isHeldPrice } from './planChange';

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
    ['as many for longer', held, year, 3, 'now'],
    ['as many for as long', held, month, 3, 'now'],
    ['more devices for a shorter period', { ...held, planUnit: 'year' }, month, 4, 'now'],
    ['fewer devices', held, month, 2, 'periodEnd'],
    ['fewer devices for longer', held, year, 1, 'periodEnd'],
    ['as many for a shorter period', { ...held, planUnit: 'year' }, month, 3, 'periodEnd'],
    ['a limit instead of none', all, year, 100, 'periodEnd'],
    ['no limit for a shorter period', all, unlimitedMonth, 1, 'periodEnd'],
    ['no limit for as long', all, unlimitedYear, 1, 'now'],
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
