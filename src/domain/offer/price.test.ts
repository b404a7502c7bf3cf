import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverageOf, formatPrice, listPriceCents, toCents, toWirePrice } from './price';

describe('prices', () => {
  it('are converted to whole cents despite floating-point errors', { tags: ['5.rule.56'] }, () => {
    expect(toCents(1.1 + 2.2)).toBe(330);
    expect(toCents(4.35)).toBe(435);
    expect(toCents(19999.99)).toBe(1_999_999);
  });

  it('are sent with two decimals', { tags: ['5.rule.55'] }, () => {
    expect(toWirePrice(0)).toBe('0.00');
    expect(toWirePrice(5)).toBe('0.05');
    expect(toWirePrice(299)).toBe('2.99');
    expect(toWirePrice(120000)).toBe('1200.00');
  });

  it(
    'are unchanged after a round trip for every amount of cents',
    { tags: ['5.rule.55', '5.rule.56'] },
    () => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
          const wire = toWirePrice(cents);
          expect(wire).toMatch(/^\d+\.\d{2}$/);
          expect(toCents(Number(wire))).toBe(cents);
        }),
      );
    },
  );

  it.each([-1, 0.5, NaN, Infinity])('throw for the invalid amount %s', (cents) => {
    expect(() => toWirePrice(cents)).toThrow(
      new RangeError(`A price is whole cents, zero or more; got ${cents}`),
    );
  });

  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [10, '$0.10'],
    [399, '$3.99'],
    [3588, '$35.88'],
    [19_999, '$199.99'],
    [1_000_000, '$10000.00'],
  ])('show %i cents as %s', { tags: ['9.const.35'] }, (cents, shown) => {
    expect(formatPrice(cents)).toBe(shown);
  });

  it.each([
    [0.1, 10],
    [1.15, 115],
    [3.99, 399],
    [19.99, 1999],
    [35.88, 3588],
    [199.99, 19_999],
  ])('convert %d dollars to %i cents', (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents);
  });

  it('have the list prices of the specification', () => {
    expect(listPriceCents(1, 'month')).toBe(399);
    expect(listPriceCents(-1, 'month')).toBe(1199);
    expect(listPriceCents(1, 'year')).toBe(3588);
    expect(listPriceCents(-1, 'year')).toBe(19999);
    expect(listPriceCents(1, 'day')).toBeUndefined();
  });

  it(
    'cover all devices for buyNum -1, but not for 1 or 999',
    { tags: ['3.entity.10', '9.const.52', '9.const.54'] },
    () => {
      expect(coverageOf(-1)).toBe('unlimited');
      expect(coverageOf(1)).toBe('single');
      expect(coverageOf(999)).toBe('single');
    },
  );
});
