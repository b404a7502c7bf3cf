import { describe, expect, it } from 'vitest';
import { differingLines, lowestPrice, monthlyShare, yearlySavingCents } from './comparison';
import type { OfferedPrice } from './price';

const price = (dollars: number, fields: Partial<OfferedPrice> = {}): OfferedPrice => ({
  goodsPriceId: String(dollars),
  planUnit: 'month',
  buyNum: 1,
  price: dollars,
  ...fields,
});
const year = (dollars: number, buyNum = 1) => price(dollars, { planUnit: 'year', buyNum });

describe('a yearly price per month', () => {
  it('is exact where the year divides into twelve', () => {
    expect(monthlyShare(year(35.88))).toEqual({ cents: 299, exact: true });
  });

  it('is rounded up, so that it never looks cheaper than it is', () => {
    expect(monthlyShare(year(29.99))).toEqual({ cents: 250, exact: false });
    expect(monthlyShare(year(19.99))).toEqual({ cents: 167, exact: false });
  });

  it('exists for no other price, and not for nothing', () => {
    expect(monthlyShare(price(2.99))).toBeUndefined();
    expect(monthlyShare(year(0))).toBeUndefined();
  });
});

describe('the saving of a year', () => {
  it('is what twelve monthly prices of the service cost more', () => {
    expect(yearlySavingCents(year(29.99), [price(2.99), year(29.99)])).toBe(589);
    expect(yearlySavingCents(year(29.99), [year(29.99), price(2.99)])).toBe(589);
  });

  it('exists for a yearly price only', () => {
    expect(yearlySavingCents(price(2.99), [price(2.99)])).toBeUndefined();
  });

  it('is compared with the same coverage only', () => {
    expect(yearlySavingCents(year(29.99), [price(9.99, { buyNum: -1 })])).toBeUndefined();
    expect(yearlySavingCents(year(99.99, -1), [price(9.99, { buyNum: -1 })])).toBe(1989);
  });

  it('is not shown where a year saves nothing', () => {
    expect(yearlySavingCents(year(36), [price(3)])).toBeUndefined();
    expect(yearlySavingCents(year(40), [price(3)])).toBeUndefined();
  });

  it.each([
    ['a monthly one', year(29.99), price(3.99)],
    ['a yearly one', year(35.88), price(3.5)],
    ['unlimited ones', year(199.99, -1), price(18, { buyNum: -1 })],
  ])('is never computed a list price: %s', { tags: ['9.const.47'] }, (_, yearly, monthly) => {
    expect(yearlySavingCents(yearly, [monthly])).toBeUndefined();
  });
});

describe('the price on a tab', () => {
  it('is the lowest monthly one, although a year has a lower share', () => {
    expect(lowestPrice([year(29.99), price(5.98), price(2.99)])?.price).toBe(2.99);
    expect(lowestPrice([year(1.99), price(2.99)])?.price).toBe(2.99);
  });

  it('is the lowest one where none is monthly', () => {
    expect(lowestPrice([year(29.99), price(1, { planUnit: 'day' })])?.price).toBe(1);
    expect(lowestPrice([])).toBeUndefined();
  });
});

describe('what two packages include', () => {
  it('is compared by its lines: only those that differ remain', () => {
    expect(
      differingLines(
        'Recordings for 30 days#AI detection',
        'AI detection # Recordings for 60 days',
      ),
    ).toEqual({ before: ['Recordings for 30 days'], after: ['Recordings for 60 days'] });
    expect(differingLines('', 'AI detection')).toEqual({ before: [], after: ['AI detection'] });
  });

  it('does not differ in the order of its lines', () => {
    expect(differingLines('a#b', 'b#a#')).toBeUndefined();
  });
});
