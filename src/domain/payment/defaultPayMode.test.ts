import { expect, it } from 'vitest';
import { defaultPayMode } from './defaultPayMode';

it.each([
  [{ inApp: true, os: 'ios' }, 2, 'ApplePay [3.paymode.08]'],
  [{ inApp: true, os: 'android' }, 1, 'PayPal [3.paymode.07]'],
  [{ inApp: false, os: 'ios' }, 1, 'PayPal [3.paymode.07]'],
  [{ inApp: false, os: 'other' }, 1, 'PayPal [3.paymode.07]'],
])('for %j the default pay mode is %i, %s', (where, mode) => {
  expect(defaultPayMode(where)).toBe(mode);
});
