import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import {
  clearFeedback,
  renderInPortal,
  toastMessages,
} from '../../../tests/support/renderInPortal';
import {
  refused,
  resetPortal,
  storeSession,
  stubService,
} from '../../../tests/support/renderPortal';
import { useCheckout } from './useCheckout';

const basket = {
  userId: '1001',
  houseId: '30001',
  goodsId: '5001',
  goodsPriceId: '50011',
  priceCents: 0,
  currency: 'USD',
  deviceIds: ['40001'],
  payMode: PayMode.PayPal,
};
const NOT_CREATED = 'Couldn’t create your order. You haven’t been charged.';

beforeEach(() => {
  resetPortal();
  storeSession();
});
afterEach(clearFeedback);

it.each([
  ['a plan', {}, NOT_CREATED],
  [
    'a gift card',
    { giftCardCode: GIFT_CODE },
    `${NOT_CREATED} Your gift card isn’t lost: redeem it again with the same code.`,
  ],
])('says that an order of %s was not created', { tags: ['8.error.16'] }, async (_, of, words) => {
  stubService({ createOrder: () => refused(50001, 'Internal words') });
  const { result } = renderInPortal(useCheckout);
  await act(() => result.current.pay({ ...basket, ...of }));
  expect(toastMessages()).toEqual([words]);
});
