import { orderDetailExample } from '@homeview/contracts/domains/billing/billing.examples';
import { describe, expect, it } from 'vitest';
import { english } from '../../../tests/support/english';
import { BILL_STATUS, ORDER_TYPE_TEXT, payMethodText } from './billTexts';

describe('a bill', () => {
  it.each([
    [5, 'Paid', 'active'],
    [7, 'Processing', 'neutral'],
    [8, 'Refunded', 'pending'],
    [9, 'Refund failed', 'ending'],
  ])('of order status %i says "%s"', (orderStatus, words, tone) => {
    const status = BILL_STATUS[orderStatus];
    expect(status && { words: english(status.text), tone: status.tone }).toEqual({ words, tone });
  });

  it.each([
    ['buy', 'Purchase'],
    ['renew', 'Renewal'],
    ['giftCard', 'Gift card'],
    ['ruleGive', 'Included free'],
    ['trial', 'Trial'],
  ] as const)('of type %s says "%s"', (type, words) => {
    expect(english(ORDER_TYPE_TEXT[type])).toBe(words);
  });

  it.each([
    [1, 'PayPal'],
    [2, 'Apple Pay'],
    [3, 'Credit Card'],
  ] as const)('paid with mode %i says "%s"', (payMode, words) => {
    const title = payMethodText(orderDetailExample({ payMode }));
    expect(title && english(title)).toBe(words);
  });

  it.each([
    ['giftCard', null],
    ['buy', 'GIFT000003'],
  ] as const)('of type %s that a card paid says "Gift card"', (type, giftCardCode) => {
    const title = payMethodText(orderDetailExample({ payMode: null, type, giftCardCode }));
    expect(title && english(title)).toBe('Gift card');
  });

  it('that is not paid names no way of paying', () => {
    expect(payMethodText(orderDetailExample({ payMode: null }))).toBeNull();
  });
});
