import { describe, expect, it } from 'vitest';
import { goodsExample, priceExample } from '@homeview/contracts/domains/package/package.examples';
import { promotionOffer, promotionStage } from './promotion';

const annual = (price: number, buyNum = 1) =>
  priceExample({ goodsPriceId: `${price}/${buyNum}`, planUnit: 'year', price, buyNum });
const goods = (...goodsPriceList: ReturnType<typeof annual>[]) => goodsExample({ goodsPriceList });

describe('what the sale sells', () => {
  it('is the year for one plan that costs what the sale page says', () => {
    const sold = goods(priceExample({ price: 19.99 }), annual(29.99), annual(19.99));
    expect(promotionOffer([goods(annual(29.99)), sold])).toEqual({
      goods: sold,
      price: annual(19.99),
    });
  });

  it.each([
    ['another price', [annual(20)]],
    ['a month', [priceExample({ price: 19.99 })]],
    ['all devices', [annual(19.99, -1)]],
    ['no price', []],
  ])('is nothing where there is only %s', (_, prices) => {
    expect(promotionOffer([goods(...prices)])).toBeUndefined();
    expect(promotionOffer([])).toBeUndefined();
  });
});

describe('where a promotion stands', () => {
  it.each([
    [0, 'notStarted'],
    [1, 'running'],
    [2, 'ended'],
    [3, 'running'],
    [-1, 'running'],
  ])('status %i: %s', (status, stage) => {
    expect(promotionStage(status)).toBe(stage);
  });
});
