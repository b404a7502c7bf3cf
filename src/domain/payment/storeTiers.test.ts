import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';
import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import { describe, expect, it } from 'vitest';
import { storeCap, storeLimit, tierFor, tierLimit, unlimitedTier } from './storeTiers';

const tier = (goodsPriceId: string, planUnit: PlanUnit, buyNum: number) => ({
  goodsPriceId,
  planUnit,
  buyNum,
  price: 0,
});
const one = tier('m1', 'month', 1);
const two = tier('m2', 'month', 2);
const three = tier('m3', 'month', 3);
const year = tier('y1', 'year', 1);
const all = tier('all', 'month', UNLIMITED_DEVICES);
const offer = (maxDevNum: number, ...goodsPriceList: (typeof one)[]) => ({
  goodsId: '5001',
  maxDevNum,
  goodsPriceList,
});

describe('the store tiers', () => {
  it(
    'have a cap of maxDevNum times the number of limited monthly tiers',
    { tags: ['5.rule.47'] },
    () => {
      expect(storeCap(offer(1, one, all))).toBe(1);
      expect(storeCap(offer(1, three, year, one, two, all))).toBe(3);
      expect(storeCap(offer(4, one, two))).toBe(8);
      expect(storeCap(offer(4, year, all))).toBe(0);
    },
  );

  it('each add maxDevNum devices within a cycle; unlimited has no limit', () => {
    const limits = (maxDevNum: number) => {
      const tiers = offer(maxDevNum, three, one, year, all, two);
      return [one, two, three, year, all].map((entry) => tierLimit(tiers, entry));
    };
    expect(limits(1)).toEqual([1, 2, 3, 1, Infinity]);
    expect(limits(4)).toEqual([4, 8, 12, 4, Infinity]);
  });

  it('cover the devices by the selected tier or the next larger one', () => {
    const tiers = offer(1, three, one, two, year, all);
    expect([0, 1, 2, 3].map((n) => tierFor(tiers, one, n).goodsPriceId)).toEqual([
      'm1',
      'm1',
      'm2',
      'm3',
    ]);
    expect([0, 1, 2, 3].map((n) => tierFor(tiers, two, n).goodsPriceId)).toEqual([
      'm2',
      'm2',
      'm2',
      'm3',
    ]);
    expect(tierFor(tiers, three, 9)).toBe(three);
    expect(tierFor(tiers, year, 2)).toBe(year);
    expect(tierFor(tiers, all, 99)).toBe(all);
  });

  it('limit the devices by the tiers of the selected cycle and by the cap', () => {
    const tiers = offer(1, one, two, three, year, all);
    expect(storeLimit(tiers, one)).toBe(3);
    expect(storeLimit(tiers, three)).toBe(3);
    // The cap counts monthly tiers, but a year is sold for one device only.
    expect(storeLimit(tiers, year)).toBe(1);
    expect(storeLimit(tiers, all)).toBe(Infinity);
    expect(storeLimit(offer(4, one, all), one)).toBe(4);
    expect(storeLimit(offer(4, year, all), year)).toBe(4);
  });

  it('recommend the unlimited tier of the same cycle', () => {
    expect(unlimitedTier(offer(1, one, year, all), one)).toBe(all);
    expect(unlimitedTier(offer(1, one, year, all), year)).toBeUndefined();
  });
});
