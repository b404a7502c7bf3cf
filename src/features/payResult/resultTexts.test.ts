import { describe, expect, it } from 'vitest';
import { english } from '../../../tests/support/english';
import { RESULT_TEXT, resultVariant } from './resultTexts';

/** Title and message of a result screen, by the last segment of its address. */
const wordsAt = (segment: string, outcome: 'success' | 'failed') => {
  const { title, message } = RESULT_TEXT[resultVariant(segment)][outcome];
  return [english(title), english(message)];
};

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

describe('the texts of a result page', () => {
  it.each(['', 'plain', 'live', 'other', 'constructor'])(
    'describe a payment at "%s"',
    (segment) => {
      expect(wordsAt(segment, 'success')).toEqual(PLAIN.success);
      expect(wordsAt(segment, 'failed')).toEqual(PLAIN.failed);
    },
  );

  it('describe the gift card at "free"', () => {
    expect(wordsAt('free', 'success')).toEqual([
      'Gift card redeemed',
      'Your plan is being activated and appears in your plans within a minute.',
    ]);
    expect(wordsAt('free', 'failed')).toEqual([
      'Gift card not redeemed',
      'Your gift card is still valid and you haven’t been charged. Try again.',
    ]);
  });

  it('describe the subscription at "promotions"', () => {
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
