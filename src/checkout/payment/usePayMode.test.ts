import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { usePayMode } from './usePayMode';

const OFFERED = [PayMode.PayPal, PayMode.CreditCard];

beforeEach(() => sessionStorage.clear());

describe('the payment method that is selected at first', () => {
  it.each([
    ['that of the plan', PayMode.CreditCard, OFFERED, PayMode.CreditCard],
    ['the default one for a plan without one', null, OFFERED, PayMode.PayPal],
    ['an offered one, not that of the plan', PayMode.CreditCard, [PayMode.PayPal], PayMode.PayPal],
    ['never one of the store', PayMode.ApplePay, [...OFFERED, PayMode.ApplePay], PayMode.PayPal],
  ])('is %s', (_, ofPlan, offered, selected) => {
    const { result } = renderHook(() => usePayMode(offered, ofPlan));
    expect(result.current.payMode).toBe(selected);
  });

  it('is the one that the customer selected before, also after a reload', () => {
    const first = renderHook(() => usePayMode(OFFERED, PayMode.CreditCard));
    act(() => first.result.current.pick(PayMode.PayPal));
    first.unmount();
    const { result } = renderHook(() => usePayMode(OFFERED, PayMode.CreditCard));
    expect(result.current.payMode).toBe(PayMode.PayPal);
  });
});
