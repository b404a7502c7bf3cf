import { expect, it } from 'vitest';
import { english } from '../../../tests/support/english';
import { storePaymentOf } from '../../domain/payment/storePayment';
import { STORE_FAILURE_TEXT } from './storeFailureText';

const PAY_FAILED = 'Your payment didn’t go through. Try again.';

it.each([
  [211, 'Connection lost. Check your bills before you pay again.'],
  [210, PAY_FAILED],
  [212, PAY_FAILED],
  [400, PAY_FAILED],
  [0, PAY_FAILED],
])('native payment result %i shows "%s"', (code, words) => {
  const payment = storePaymentOf(code);
  expect(payment !== 'sold' && english(STORE_FAILURE_TEXT[payment])).toBe(words);
});
