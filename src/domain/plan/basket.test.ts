import { describe, expect, it } from 'vitest';
import { basketKey } from './basket';
import type { Basket } from './basket';

const basket: Basket = {
  ...{ userId: '1001', houseId: '30001', goodsId: '5001', goodsPriceId: '50011' },
  ...{ priceCents: 299, currency: 'USD', deviceIds: ['40001', '40002'], payMode: 1 },
};

describe('basketKey', () => {
  it.each<[string, Partial<Basket>]>([
    ['customer', { userId: '1002' }],
    ['house', { houseId: '30002' }],
    ['package', { goodsId: '5002' }],
    ['price', { goodsPriceId: '50012' }],
    ['sum', { priceCents: 399 }],
    ['device', { deviceIds: ['40001', '40003'] }],
    ['call', { call: 'renew' }],
    ['plan', { packageId: '70001' }],
    ['promotion', { activityId: '6001' }],
    ['gift card', { giftCardCode: '0000000000' }],
  ])('differs for another %s', (_, other) => {
    expect(basketKey({ ...basket, ...other })).not.toBe(basketKey(basket));
  });

  it.each<[string, Partial<Basket>]>([
    ['another way to pay', { payMode: 3 }],
    ['the same devices in another order', { deviceIds: ['40002', '40001'] }],
    ['another source of the visit', { remark: 'mail' }],
    [
      'what is the default',
      { call: 'createOrder', packageId: '', activityId: '', giftCardCode: '' },
    ],
  ])('is the same for %s', { tags: ['4.order.10'] }, (_, other) => {
    expect(basketKey({ ...basket, ...other })).toBe(basketKey(basket));
  });
});
