import { describe, expect, it } from 'vitest';
import { orderDetailExample } from '@homeview/contracts/domains/billing/billing.examples';
import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import { english } from '../../../tests/support/english';
import type { Result } from './payResult';
import { resultVariant, resultWords } from './resultTexts';
import type { ResultVariant } from './resultTexts';

type Facts = Parameters<typeof resultWords>[2];
const BUY: Facts = { kind: 'buy', isFree: false };

/** The title and the message of a result. */
const read = (
  result: Exclude<Result, { kind: 'asking' }>,
  variant: ResultVariant = 'plain',
  order: Facts = null,
) => {
  const { title, message } = resultWords(result, variant, order);
  return [english(title), english(message)];
};

/** The words of an address, by its last segment, in a tab that knows no order. */
const wordsAt = (segment: string, outcome: 'success' | 'failed') =>
  read({ kind: 'ofAddress', success: outcome === 'success' }, resultVariant(segment));

const PLAIN = {
  success: [
    'Payment successful',
    'Thank you. Your plan is being activated and appears in your plans within a minute.',
  ],
  failed: [
    'Payment not completed',
    'You haven’t been charged. We’ve kept your choice, so you can try again.',
  ],
};
const GIFT = {
  success: [
    'Gift card redeemed',
    // Also after more time for a plan, which is active already.
    'You’ll see it in your plans within a minute.',
  ],
  failed: [
    'Gift card not redeemed',
    'Your gift card is still valid and you haven’t been charged. Try again.',
  ],
};

describe('the words of an address', () => {
  it.each(['', 'plain', 'live', 'other', 'constructor'])(
    'describe a payment at "%s"',
    (segment) => {
      expect(wordsAt(segment, 'success')).toEqual(PLAIN.success);
      expect(wordsAt(segment, 'failed')).toEqual(PLAIN.failed);
    },
  );

  it('describe the gift card at "free"', { tags: ['2.screen.50'] }, () => {
    expect(wordsAt('free', 'success')).toEqual(GIFT.success);
    expect(wordsAt('free', 'failed')).toEqual(GIFT.failed);
  });

  it('describe the subscription at "promotions"', { tags: ['10.ruling.08'] }, () => {
    expect(wordsAt('promotions', 'success')).toEqual([
      'Subscription successful',
      'Your plan is being activated.',
    ]);
    expect(wordsAt('promotions', 'failed')).toEqual([
      'Subscription failed',
      'You haven’t been charged. Try again.',
    ]);
  });
});

describe('the words of a paid order', () => {
  const titleOf = (bill: Partial<OrderDetail>, variant?: ResultVariant, order: Facts = BUY) =>
    read({ kind: 'paid', bill: orderDetailExample(bill) }, variant, order)[0];
  const NOTHING_DUE = { payPrice: 0, orderPrice: 0 };

  it('follow its type, not its address', { tags: ['10.ruling.07'] }, () => {
    expect(titleOf({ type: 'buy' }, 'free')).toBe('Payment successful');
    expect(titleOf({ type: 'giftCard' })).toBe('Gift card redeemed');
    expect(titleOf({ type: 'renew' })).toBe('Plan renewed');
    expect(titleOf({ type: 'trial' })).toBe('Your trial has started');
    expect(titleOf({ type: 'ruleGive' })).toBe('Your plan is active');
    expect(titleOf({ type: null })).toBe('Payment successful');
    expect(titleOf({ type: 'buy' }, 'promotions')).toBe('Subscription successful');
  });

  it('call a package for $0.00 a plan, not a gift card', { tags: ['10.ruling.07'] }, () => {
    expect(titleOf({ type: 'buy', ...NOTHING_DUE }, 'free')).toBe('Your plan is active');
  });

  it('announce a change that costs nothing now', { tags: ['10.ruling.07'] }, () => {
    const change = { kind: 'change', isFree: true } as const;
    expect(titleOf({ type: 'buy', ...NOTHING_DUE }, 'plain', change)).toBe('Plan change confirmed');
    expect(titleOf({ type: 'buy' }, 'plain', { ...change, isFree: false })).toBe(
      'Payment successful',
    );
  });

  it('follow the checkout if the order could not be loaded', { tags: ['10.ruling.07'] }, () => {
    const title = (order: Facts, variant: ResultVariant = 'free') =>
      read({ kind: 'paid' }, variant, order)[0];
    expect(title({ kind: 'giftCard', isFree: true })).toBe('Gift card redeemed');
    expect(title({ kind: 'buy', isFree: true })).toBe('Your plan is active');
    expect(title({ kind: 'renew', isFree: false }, 'plain')).toBe('Plan renewed');
  });
});

describe('the words of an order that is not paid', () => {
  it('say what to do about money', { tags: ['10.ruling.07'] }, () => {
    expect(read({ kind: 'confirming' })).toEqual([
      'Payment is being confirmed',
      'Don’t pay again. We check every few seconds.',
    ]);
    expect(read({ kind: 'unconfirmed' })).toEqual([
      'Payment is still being confirmed',
      'Don’t pay again. Your bill shows when it’s confirmed.',
    ]);
    expect(read({ kind: 'unchecked', error: null, retrying: false })).toEqual([
      'Couldn’t check your order',
      'Check your bills before you pay again.',
    ]);
    expect(read({ kind: 'refunded' })[0]).toBe('Payment refunded');
    expect(read({ kind: 'refundFailed' })[1]).toBe(
      'The refund failed. Contact support with the order number.',
    );
  });

  it('follow its type when the payment failed', { tags: ['10.ruling.07'] }, () => {
    const failed = (bill: Partial<OrderDetail>, variant?: ResultVariant) =>
      read({ kind: 'notPaid', bill: orderDetailExample(bill) }, variant, BUY);
    expect(failed({ type: 'giftCard' })).toEqual(GIFT.failed);
    expect(failed({ type: 'buy' })).toEqual(PLAIN.failed);
    expect(failed({ type: 'buy' }, 'free')).toEqual(PLAIN.failed);
    expect(failed({ type: 'buy' }, 'promotions')[0]).toBe('Subscription failed');
  });
});
