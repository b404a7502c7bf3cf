import { orderDetailExample } from '@homeview/contracts/domains/billing/billing.examples';
import { USED_GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { describe, expect, it } from 'vitest';
import { english } from '../../../tests/support/english';
import { BILL_STATUS, ORDER_TYPE_TEXT, payMethodText } from './billTexts';

describe('texts of a bill', () => {
  it.each([
    [5, 'Paid', 'active'],
    [7, 'Processing', 'neutral'],
    [8, 'Refunded', 'pending'],
    [9, 'Refund failed', 'ending'],
  ])('show order status %i as "%s"', (orderStatus, words, tone) => {
    const status = BILL_STATUS[orderStatus];
    expect(status && { words: english(status.text), tone: status.tone }).toEqual({ words, tone });
  });

  it.each([
    ['buy', 'Purchase'],
    ['renew', 'Renewal'],
    ['giftCard', 'Gift card'],
    ['ruleGive', 'Included free'],
    ['trial', 'Trial'],
  ] as const)('show type %s as "%s"', (type, words) => {
    expect(english(ORDER_TYPE_TEXT[type])).toBe(words);
  });

  it.each([
    [1, 'PayPal'],
    [2, 'Apple Pay'],
    [3, 'Credit Card'],
  ] as const)('show pay mode %i as "%s"', (payMode, words) => {
    const title = payMethodText(orderDetailExample({ payMode }));
    expect(title && english(title)).toBe(words);
  });

  it.each([
    ['giftCard', null],
    ['buy', USED_GIFT_CODE],
  ] as const)(
    'show "Gift card" as the payment method of a bill of type %s paid by a card',
    (type, giftCardCode) => {
      const title = payMethodText(orderDetailExample({ payMode: null, type, giftCardCode }));
      expect(title && english(title)).toBe('Gift card');
    },
  );

  it('name no payment method for an unpaid bill', () => {
    expect(payMethodText(orderDetailExample({ payMode: null }))).toBeNull();
  });
});
