import { describe, expect, it } from 'vitest';
import { usualOffer } from '@homeview/contracts/customer/usualOffer';
import { goodsExample, priceExample } from '@homeview/contracts/domains/package/package.examples';
import { TRIAL_TYPE_ID } from '@homeview/contracts/vocabulary/order/goodsKind';
import { createOfferTable } from './offerTable';
import type { Bought } from './offerTable';

const GOODS = goodsExample();

describe('the table of packages', () => {
  const bought = (fields: Partial<Bought>): Bought => ({
    name: null,
    cycle: null,
    devices: null,
    amount: null,
    ...fields,
  });
  const price = (cycle: string, devices: number, fields = {}) => ({
    ...{ cycle, devices, isFree: false, inStore: true },
    ...fields,
  });

  it('has a package once, with the prices of all answers', () => {
    const table = createOfferTable();
    expect(table.hasOnSale()).toBe(false);
    table.add(GOODS, { onSale: false });
    expect(table.hasOnSale()).toBe(false);
    const other = priceExample({
      ...{ goodsPriceId: '50019', planUnit: 'day', price: 0, appleGoodsId: '' },
    });
    const [first = other] = GOODS.goodsPriceList;
    table.add({ ...GOODS, goodsName: 'Other', goodsPriceList: [first, other] }, { onSale: true });
    table.add(
      goodsExample({
        ...{ goodsId: '5002', typeId: TRIAL_TYPE_ID, maxDevNum: 3, goodsPriceList: [] },
        ...{ payMark: false, supportRenew: false },
      }),
      { onSale: true },
    );
    expect(table.traits()).toEqual([
      {
        ...{ isTrial: false, devices: 1, renews: true, needsPayWay: true },
        ...{ onSale: false, isDeleted: false },
        prices: [
          price('month', 1),
          price('year', 1),
          price('month', -1),
          price('year', -1),
          price('day', 1, { isFree: true, inStore: false }),
        ],
      },
      {
        ...{ isTrial: true, devices: 3, renews: false, needsPayWay: false },
        ...{ onSale: true, isDeleted: false, prices: [] },
      },
    ]);
    expect(table.hasOnSale()).toBe(true);
    expect([table.placeOf('5002'), table.placeOf('5009')]).toEqual([1, -1]);
    expect([table.placeOfPrice('50013'), table.placeOfPrice('59999')]).toEqual([2, -1]);
    expect(table.amountOf({ offer: 0, price: 1 })).toBe(29.99);
    expect(table.amountOf({ offer: 0, price: 9 })).toBeNull();
    expect(table.amountOf({ offer: 9, price: 0 })).toBeNull();
  });

  it('doesn’t take the sum that a gift card leaves for a price', () => {
    const table = createOfferTable();
    const free = priceExample({ price: 0 });
    table.add({ ...GOODS, goodsPriceList: [free] }, { onSale: true, isDueNow: true });
    expect(table.traits()[0]?.prices).toEqual([price('month', 1)]);
    expect(table.amountOf({ offer: 0, price: 0 })).toBeNull();
  });

  const choose = (fields: Partial<Bought>) => {
    const table = createOfferTable();
    const named = (goodsId: string, goodsName: string) => goodsExample({ goodsId, goodsName });
    table.add(named('5001', 'Basic'), { onSale: true });
    table.add({ ...named('5002', 'Plus'), maxDevNum: 3 }, { onSale: true });
    table.add(
      {
        ...named('5003', 'Trial'),
        typeId: TRIAL_TYPE_ID,
        goodsPriceList: [
          priceExample({ goodsPriceId: '50031', price: 1.5 }),
          priceExample({ goodsPriceId: '50032', price: 0 }),
          priceExample({ goodsPriceId: '50033', price: 2.5 }),
          priceExample({ goodsPriceId: '50034', planUnit: 'year', price: 7 }),
        ],
      },
      { onSale: false },
    );
    return table.choose(bought(fields));
  };
  it.each<[string, Partial<Bought>, number, number]>([
    ['the first price', {}, 0, 0],
    ['a cycle', { cycle: 'year' }, 0, 1],
    ['any number of devices', { devices: -1 }, 0, 2],
    ['the devices of a package', { devices: 3 }, 1, 0],
    ['a name', { name: 'Plus' }, 1, 0],
    ['an id rather than a name', { offerId: '5003', name: 'Plus' }, 2, 0],
    ['a sum of 0', { name: 'Trial', amount: 0 }, 2, 1],
    ['a sum', { name: 'Trial', amount: 2.5 }, 2, 2],
    ['another sum', { name: 'Trial', amount: 8 }, 2, 0],
    ['a likely cycle', { name: 'Trial', likely: 'year' }, 2, 3],
    ['a sum rather than a likely cycle', { name: 'Trial', amount: 2.5, likely: 'year' }, 2, 2],
    ['all but one', { except: { offer: 0, price: 0 } }, 0, 1],
    ['a trial', { like: { isTrial: true } }, 2, 0],
    ['a deleted package, which is not on sale', { like: { isDeleted: true } }, 2, 0],
  ])('finds %s', (_, fields, offer, at) => {
    expect(choose(fields)).toEqual({ offer, price: at });
  });

  it.each<[string, Partial<Bought>]>([
    ['name', { name: 'Gone' }],
    ['cycle', { cycle: 'day' }],
    ['number of devices', { devices: 9 }],
    ['kind', { like: { renews: false } }],
  ])('makes a package for an unknown %s', (_, fields) => {
    expect(choose(fields)).toEqual({ offer: 3, price: 0 });
  });

  it('makes a package that is not on sale of what is known', () => {
    const table = createOfferTable();
    const made = (fields: Partial<Bought>) => {
      const { offer } = table.choose(bought(fields));
      return table.traits()[offer];
    };
    const usual = { ...usualOffer(), onSale: false };
    expect(made({ name: 'A' })).toEqual({ ...usual, prices: [price('month', 1)] });
    expect(made({ name: 'B', cycle: 'year', devices: -1, amount: 0 })).toEqual({
      ...{ ...usual, devices: 1 },
      prices: [price('year', -1, { isFree: true })],
    });
    expect(made({ name: 'C', devices: 4, amount: 3, like: { needsPayWay: false } })).toEqual({
      ...{ ...usual, devices: 4, needsPayWay: false },
      prices: [price('month', 4)],
    });
    expect(table.amountOf({ offer: 2, price: 0 })).toBe(3);
    // It is found again by its name.
    expect(table.choose(bought({ name: 'C' }))).toEqual({ offer: 2, price: 0 });
  });

  it('has an ordinary package that takes the name of what was bought', () => {
    const table = createOfferTable();
    table.addOrdinary();
    expect(table.traits()).toEqual([usualOffer()]);
    expect(table.choose(bought({ name: 'A', cycle: 'year' }))).toEqual({ offer: 0, price: 1 });
    expect(table.choose(bought({ name: 'A', devices: -1 }))).toEqual({ offer: 0, price: 2 });
    expect(table.choose(bought({ name: 'B' })).offer).toBe(1);
  });

  it('has a package as deleted once a plan of it says so', () => {
    const table = createOfferTable();
    table.add(GOODS, { onSale: false });
    const like = { isDeleted: true };
    expect(table.choose(bought({ name: 'Cloud Recording', like })).offer).toBe(0);
    table.choose(bought({ name: 'Cloud Recording', like: { isDeleted: false } }));
    expect(table.traits()[0]?.isDeleted).toBe(true);
  });
});
