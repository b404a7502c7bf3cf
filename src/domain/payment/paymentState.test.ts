import { expect, it } from 'vitest';
import { paymentState } from './paymentState';

it.each([
  [5, 'paid'],
  [7, 'confirming'],
  [8, 'refunded'],
  [9, 'refundFailed'],
  [0, 'notPaid'],
  [1, 'notPaid'],
  [6, 'notPaid'],
  [10, 'notPaid'],
  [-5, 'notPaid'],
])('order status %i means %s', { tags: ['10.ruling.07'] }, (status, state) => {
  expect(paymentState(status)).toBe(state);
});
