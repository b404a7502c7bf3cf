import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { recordCalls } from '../../../tests/support/recordCalls';
import {
  clearFeedback,
  renderInPortal,
  shownDialog,
  toastMessages,
} from '../../../tests/support/renderInPortal';
import type { Basket } from '../../domain/plan/basket';
import { stored } from '../../platform/storage/storedItems';
import { payInStore } from './nativePayment';
import { useNativePayment } from './useNativePayment';

const basket: Basket = {
  userId: '1001',
  houseId: '30001',
  goodsId: '5009',
  goodsPriceId: '50091',
  priceCents: 0,
  currency: 'USD',
  deviceIds: ['40002'],
  payMode: 2,
};

vi.mock('./nativePayment', { spy: true });
afterEach(clearFeedback);

// A trial is paid here without the checks of the store's own pages.
it(
  'orders nothing in an app older than 1.13, and asks to update it',
  { tags: ['5.rule.57'] },
  async () => {
    stored.appVersion.set('1.12.9');
    const sent = recordCalls();
    const { result } = renderInPortal(useNativePayment);
    await act(() => result.current.pay(basket, 'com.homeview.trial'));
    expect(shownDialog()?.content).toMatch(/^This version of the app can’t buy in the App Store\./);
    expect(sent).toEqual([]);
  },
);

it.each([
  [400, 'This device has a plan.'],
  [50001, 'Couldn’t create your order. You haven’t been charged.'],
])(
  'shows an order that failed with code %i as a toast: "%s"',
  { tags: ['8.error.16', '8.error.19'] },
  async (code, words) => {
    stored.appVersion.set('1.13');
    stored.token.set('access-1001');
    recordCalls({ '/api/ipc/ApplePay/order': { code, desc: 'This device has a plan.' } });
    const { result } = renderInPortal(useNativePayment);
    await act(() => result.current.pay(basket, 'com.homeview.trial'));
    expect(toastMessages()).toEqual([words]);
  },
);

it('leaves a payment unconfirmed whose answer was lost, until the store answers the next one', async () => {
  stored.appVersion.set('1.13');
  stored.token.set('access-1001');
  const ordered = { '/api/ipc/ApplePay/order': { code: 200, data: { orderId: '90001' } } };
  recordCalls(ordered);
  const { result } = renderInPortal(useNativePayment);
  const payWith = async (code: number) => {
    vi.mocked(payInStore).mockResolvedValueOnce(code);
    await act(() => result.current.pay(basket, 'com.homeview.trial'));
    return [result.current.unconfirmed, toastMessages()];
  };
  expect(await payWith(211)).toEqual([
    true,
    ['Connection lost. Check your bills before you pay again.'],
  ]);
  recordCalls({ '/api/ipc/ApplePay/order': { code: 500 } });
  await act(() => result.current.pay({ ...basket, deviceIds: [] }, 'com.homeview.trial'));
  expect(result.current.unconfirmed).toBe(true);
  recordCalls(ordered);
  expect(await payWith(202)).toEqual([false, ['Your payment didn’t go through. Try again.']]);
  // The message of the earlier attempt does not stand above the receipt.
  expect(await payWith(200)).toEqual([false, []]);
});
