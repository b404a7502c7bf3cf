import { beforeEach, expect, it } from 'vitest';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import {
  ok,
  refused,
  resetPortal,
  storeSession,
  stubService,
} from '../../../tests/support/renderPortal';
import { store } from '../../api/store';
import { signOut } from '../../platform/session/session';
import { pendingOrdersItem } from '../../platform/storage/pendingOrdersItem';
import { orderOf } from './placeOrder';

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
const placed = { orderId: '90001', startTime: '2026-11-21T10:00:00Z' };

beforeEach(() => {
  resetPortal();
  storeSession();
});

it('remembers an order with its number', async () => {
  stubService({ createOrder: () => ok(placed) });
  await orderOf(basket, 'basket', store.dispatch);
  expect(pendingOrdersItem.get()).toMatchObject({ basket: placed });
});

it.each([
  ['succeeds', () => ok(placed)],
  ['is refused', () => refused(400)],
])(
  'stores nothing of an order that %s after the customer has signed out',
  { tags: ['10.ruling.16'] },
  async (_, answer) => {
    stubService({
      createOrder: () => {
        signOut();
        return answer();
      },
    });
    await orderOf(basket, 'basket', store.dispatch).catch(() => undefined);
    expect(Object.keys(localStorage)).toEqual([]);
  },
);
