import { describe, expect, it } from 'vitest';
import {
  orderDetailExample,
  refundDetailExample,
} from '@homeview/contracts/domains/billing/billing.examples';
import { paidTotal, sumDifference } from './billSum';

const sums = (orderPrice: number, tax = 0) =>
  orderDetailExample({ orderPrice, tax, payPrice: orderPrice + tax });

describe('sumDifference', () => {
  it.each([
    [
      'the price',
      sums(2.99),
      sums(3.99),
      { cents: 100, beforeCents: 299, nowCents: 399, reason: 'price' },
    ],
    [
      'a lower price',
      sums(3.99),
      sums(2.99),
      { cents: -100, beforeCents: 399, nowCents: 299, reason: 'price' },
    ],
    [
      'the tax',
      sums(2.99),
      sums(2.99, 0.25),
      { cents: 25, beforeCents: 299, nowCents: 324, reason: 'tax' },
    ],
    [
      'both',
      sums(2.99),
      sums(3.99, 0.25),
      { cents: 125, beforeCents: 299, nowCents: 424, reason: 'priceAndTax' },
    ],
  ])('says how much and that it is %s', (_, before, now, difference) => {
    expect(sumDifference(before, now)).toEqual(difference);
  });

  it('is null for the same sum', () => {
    expect(sumDifference(sums(2.99), sums(2.99))).toBeNull();
  });
});

describe('paidTotal', () => {
  const bill = (payPrice: number, orderStatus = 5, refundAmount?: number) =>
    orderDetailExample({
      payPrice,
      orderStatus,
      refundDetailResp: refundAmount === undefined ? null : refundDetailExample({ refundAmount }),
    });

  it('adds what was paid, to the cent', () => {
    expect(paidTotal([bill(0.1), bill(0.2), bill(2.99, 9)])).toEqual({
      cents: 329,
      hasRefunds: false,
    });
  });

  it('leaves out what is not paid', () => {
    expect(paidTotal([bill(2.99), bill(9.99, 7), bill(9.99, 6)])?.cents).toBe(299);
  });

  it('subtracts what was refunded', () => {
    expect(paidTotal([bill(2.99), bill(9.99, 8, 4)])).toEqual({ cents: 898, hasRefunds: true });
  });

  it.each([
    ['a bill that is loading', [bill(2.99), undefined]],
    ['a bill that could not be loaded', [bill(2.99), null]],
    ['a refund without its amount', [bill(2.99, 8)]],
  ])('is unknown with %s', (_, bills) => {
    expect(paidTotal(bills)).toBeUndefined();
  });
});
