import { describe, expect, it } from 'vitest';
import { PayMode, PROVIDER_OF_PAY_MODE } from './order/payMode';
import { UNLIMITED_DEVICES } from './plan/unlimited';

describe('contract constants', () => {
  it(
    'number the pay modes as in the specification',
    { tags: ['3.paymode.01', '3.paymode.02', '3.paymode.03'] },
    () => {
      expect(PayMode).toEqual({ PayPal: 1, ApplePay: 2, CreditCard: 3 });
    },
  );
  it(
    'map each pay mode to its provider',
    { tags: ['3.paymode.04', '3.paymode.05', '3.paymode.06'] },
    () => {
      expect(PROVIDER_OF_PAY_MODE).toEqual({ 1: 'PAYPAL', 2: null, 3: 'STRIPE' });
    },
  );
  it('represent unlimited devices as -1', { tags: ['9.const.52'] }, () => {
    expect(UNLIMITED_DEVICES).toBe(-1);
  });
});
