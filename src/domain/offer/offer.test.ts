import { goodsExample } from '@homeview/contracts/domains/package/package.examples';
import { describe, expect, it } from 'vitest';
import { coveragesOf, pricesOf, requestedOffer, requestedPrice } from './offer';
import type { OfferRequest } from './offer';

const goods = goodsExample();

describe('the initial selection', () => {
  it.each<{ request: OfferRequest; id: string | undefined }>([
    { request: {}, id: '50011' },
    { request: { unit: 'year' }, id: '50012' },
    { request: { defaultPriceType: '1' }, id: '50013' },
    { request: { defaultPriceType: '1', unit: 'year' }, id: '50014' },
    { request: { defaultPriceType: '0' }, id: '50011' },
    { request: { checkedPriceId: '50014' }, id: '50014' },
    { request: { checkedPriceId: '404' }, id: undefined },
  ])(
    'is for $request the price $id',
    { tags: ['2.query.12', '2.query.13', '9.const.31', '9.const.32'] },
    ({ request, id }) => {
      expect(requestedPrice(goods, request)?.goodsPriceId).toBe(id);
    },
  );

  it('ignores a request for unlimited if no unlimited price exists', () => {
    const limited = { ...goods, goodsPriceList: pricesOf(goods, 'single') };
    expect(coveragesOf(limited)).toEqual(['single']);
    expect(requestedPrice(limited, { defaultPriceType: '1' })?.goodsPriceId).toBe('50011');
  });

  it('is among prices that begin with the annual ones', () => {
    const [month, year] = pricesOf(goods, 'single').toReversed();
    if (!month || !year) throw new Error('There is no price.');
    const unitsOf = (...goodsPriceList: (typeof month)[]) =>
      pricesOf({ ...goods, goodsPriceList }, 'single').map(({ planUnit }) => planUnit);
    expect(unitsOf(month, year, month)).toEqual(['year', 'month', 'month']);
    expect(unitsOf(year, month, year)).toEqual(['year', 'year', 'month']);
  });

  it('is empty if the requested package is not offered', () => {
    expect(requestedOffer([goods], undefined)).toBe(goods);
    expect(requestedOffer([goods], '5001')).toBe(goods);
    expect(requestedOffer([goods], '404')).toBeUndefined();
    expect(requestedOffer([], undefined)).toBeUndefined();
  });
});
