import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { goodsExample, priceExample } from '@homeview/contracts/domains/package/package.examples';
import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import {
  clearFeedback,
  renderInPortal,
  toastMessages,
} from '../../../tests/support/renderInPortal';
import { ok, resetPortal, storeSession, stubService } from '../../../tests/support/renderPortal';
import { stored } from '../../platform/storage/storedItems';
import { dialogs } from '../../shell/feedback';
import { useNativePayment } from '../payment/useNativePayment';
import { useKeepPlan } from '../plan/useKeepPlan';
import { checkoutPage } from './checkoutPage';
import { useCheckout } from './useCheckout';

const basket = {
  userId: '1001',
  houseId: '30001',
  goodsId: '5001',
  goodsPriceId: '50011',
  priceCents: 299,
  currency: 'USD',
  deviceIds: ['40001'],
  payMode: PayMode.PayPal,
};

beforeEach(() => {
  resetPortal();
  storeSession();
  stored.appVersion.set('1.13.0');
});
afterEach(clearFeedback);

describe('a button that failed unexpectedly can be pressed again', () => {
  it.each([
    ['the provider', useCheckout],
    ['the store', useNativePayment],
  ])('on the way to %s', { tags: ['4.order.07'] }, async (_, usePay) => {
    const failure = new Error('The storage is broken');
    const set = vi.spyOn(checkoutPage, 'set').mockImplementation(() => {
      throw failure;
    });
    const { result } =
      renderInPortal<ReturnType<typeof useCheckout | typeof useNativePayment>>(usePay);
    const pay = () =>
      act(() => expect(result.current.pay(basket, '' as never)).rejects.toBe(failure));
    await pay();
    expect(result.current.step).toBe('idle');
    await pay();
    expect(set).toHaveBeenCalledTimes(2);
  });

  it('that keeps the current plan', async () => {
    const detail = subscriptionDetailExample({
      packageChangeRecord: { maxDevNum: 1, buyNum: 1 },
    });
    const calls = stubService({
      getPackageSubscribeInfo: () => ok(detail),
      getGoodsInfoByPackageId: () => ok(goodsExample({ goodsPriceList: [priceExample()] })),
    });
    vi.spyOn(dialogs, 'open').mockRejectedValue(new Error('No dialog'));
    const { result } = renderInPortal(() => useKeepPlan('70001'));
    for (const presses of [1, 2]) {
      act(() => result.current.keep());
      await vi.waitFor(() => {
        expect(toastMessages()).toHaveLength(1);
        expect(result.current.busy).toBe(false);
      });
      expect(calls.length).toBeGreaterThanOrEqual(presses);
      clearFeedback();
    }
  });
});
