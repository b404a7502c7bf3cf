import { beforeEach, describe, expect, it } from 'vitest';
import { effectOf } from '@homeview/contracts/errors';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import {
  ok,
  refused,
  resetPortal,
  storeSession,
  stubService,
} from '../../../tests/support/renderPortal';
import { REFUSALS, UNCERTAIN, refusedWith } from '../../../tests/support/orderingFailures';
import { store } from '../../../tests/support/portalStore';
import { signOut } from '../../platform/session/session';
import { pendingOrdersItem } from '../../platform/storage/pendingOrdersItem';
import { orderOf, placeOrder } from './placeOrder';

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

const pages = { cancelUrl: '/c', errorUrl: '/e', successUrl: '/s' };
const place = (ordered = basket) => placeOrder(ordered, { dispatch: store.dispatch, ...pages });
const isNoted = () => Object.keys(pendingOrdersItem.get() ?? {}).length > 0;

beforeEach(() => {
  resetPortal();
  storeSession();
});

it('remembers an order with its number', async () => {
  stubService({ createOrder: () => ok(placed) });
  await orderOf(basket, 'basket', store.dispatch);
  expect(pendingOrdersItem.get()).toMatchObject({ basket: placed });
});

it.each([{}, { startTime: null }, { startTime: 'soon' }])(
  'remembers an order of the store by its number alone, with %j beside it',
  { tags: ['10.ruling.10'] },
  async (more) => {
    const calls = stubService({ applePayOrder: () => ok({ orderId: '90001', ...more }) });
    const storeBasket = { ...basket, call: 'applePayOrder' as const };
    await orderOf(storeBasket, 'basket', store.dispatch);
    await orderOf(storeBasket, 'basket', store.dispatch);
    expect(calls).toEqual(['applePayOrder']);
  },
);

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

/** The refusals without those that end the session. */
const OF_ORDER = REFUSALS.filter((code) => effectOf(code) === 'none');

describe('the idempotency key of an order', () => {
  it.each(REFUSALS.flatMap((code) => [200, 400, 404].map((status) => [code, status] as const)))(
    'is freed when the service refuses the order with code %i and HTTP %i, since no order exists',
    { tags: ['4.order.10'] },
    async (code, status) => {
      stubService({ createOrder: () => refusedWith(code, status) });
      expect(await place()).toMatchObject({ kind: 'notCreated' });
      expect(isNoted()).toBe(false);
    },
  );

  it.each(UNCERTAIN)(
    'is kept after %s, since an order may exist',
    { tags: ['4.order.10'] },
    async (_, answer) => {
      stubService({ createOrder: answer });
      expect(await place()).toMatchObject({ kind: 'notCreated' });
      expect(isNoted()).toBe(true);
    },
  );
});

describe('a remembered order', () => {
  /** Creates the order, whose pay URL is lost, and presses Pay again. */
  async function payAgain(answer: () => Response, ordered = basket) {
    stubService({ createOrder: () => ok(placed) });
    await place(ordered);
    stubService({ getPayUrl: answer });
    return place(ordered);
  }

  it.each([null, 'https://www.paypal.com/pay'])(
    'is paid if the service says so meanwhile, also with the pay URL %s',
    { tags: ['4.order.10'] },
    async (url) => {
      const outcome = await payAgain(() => ok({ orderStatus: 5, url }));
      expect(outcome).toMatchObject({ kind: 'paid', order: { orderId: '90001' } });
      expect(isNoted()).toBe(false);
    },
  );

  it.each(OF_ORDER)('is asked about when the service refuses it with code %i', async (code) => {
    const outcome = await payAgain(() => refused(code));
    expect(outcome).toMatchObject({ kind: 'stuck' });
    expect(isNoted()).toBe(true);
  });

  it.each([7, 8, 9])(
    'is asked about when it has status %i and nothing to pay, and never called failed',
    async (orderStatus) => {
      const outcome = await payAgain(() => ok({ orderStatus, url: '' }));
      expect(outcome).toMatchObject({ kind: 'stuck' });
      expect(isNoted()).toBe(true);
    },
  );
});

it.each([21025, 21027, 70032])(
  'keeps the order of this press when the session ends with code %i, since it can be paid later',
  async (code) => {
    stubService({ createOrder: () => ok(placed), getPayUrl: () => refused(code) });
    await place();
    expect(isNoted()).toBe(true);
  },
);

it.each(OF_ORDER)(
  'an order of this press whose pay URL is refused with code %i has failed and is forgotten',
  async (code) => {
    stubService({ createOrder: () => ok(placed), getPayUrl: () => refused(code) });
    expect(await place()).toMatchObject({ kind: 'noPayUrl' });
    expect(isNoted()).toBe(false);
  },
);
