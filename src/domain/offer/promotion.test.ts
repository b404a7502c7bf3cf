import { describe, expect, it } from 'vitest';
import { goodsExample, priceExample } from '@homeview/contracts/domains/package/package.examples';
import { promotionOffer, promotionStage } from './promotion';

const annual = (price: number, buyNum = 1) =>
  priceExample({ goodsPriceId: `${price}/${buyNum}`, planUnit: 'year', price, buyNum });
const goods = (...goodsPriceList: ReturnType<typeof annual>[]) => goodsExample({ goodsPriceList });

describe('promotionOffer', () => {
  it('is the annual single plan at the promotion price', () => {
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
  ])('is undefined if there is only %s', (_, prices) => {
    expect(promotionOffer([goods(...prices)])).toBeUndefined();
    expect(promotionOffer([])).toBeUndefined();
  });
});

describe('promotionStage', () => {
  it.each([
    [0, 'notStarted'],
    [1, 'running'],
    [2, 'ended'],
    [3, 'running'],
    [-1, 'running'],
  ])('of status %i is %s', (status, stage) => {
    expect(promotionStage(status)).toBe(stage);
  });
});
