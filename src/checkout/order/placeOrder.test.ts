import { beforeEach, describe, expect, it, vi } from 'vitest';
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
import type { Basket } from '../../domain/plan/basket';
import type { LogTiming } from '../../domain/timing';
import { setLogger } from '../../platform/log/log';
import { signOut } from '../../platform/session/session';
import { pendingOrdersItem } from '../../platform/storage/pendingOrdersItem';
import { orderOf, placeOrder } from './placeOrder';

const basket: Basket = {
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
const place = (ordered: Basket = basket) =>
  placeOrder(ordered, { dispatch: store.dispatch, ...pages });
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
    expect(pendingOrdersItem.get()).toMatchObject({ basket: { startTime: '' } });
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

it.each([
  [['40001'], 1],
  [[], 0],
])(
  'fetches the devices without a plan after an order with the devices %j',
  { tags: ['4.order.05'] },
  async (deviceIds, times) => {
    const calls = stubService({ createOrder: () => ok(placed) });
    await place({ ...basket, deviceIds });
    await vi.waitFor(() =>
      expect(calls.filter((call) => call === 'getUnbindPackageDevList')).toHaveLength(times),
    );
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

describe('an order of this press', () => {
  const PAGE = 'https://www.paypal.com/pay';
  const pay = (url: string | null, orderStatus = 7) => {
    stubService({ createOrder: () => ok(placed), getPayUrl: () => ok({ orderStatus, url }) });
    return place();
  };
  const order = { orderId: '90001', idempotencyKey: expect.any(String) as string };

  it.each([7, 5])('is paid at the page of the provider, with status %i', async (status) => {
    expect(await pay(PAGE, status)).toEqual({ kind: 'redirect', url: PAGE, order });
    expect(isNoted()).toBe(true);
  });

  it('is measured by its steps, in the log', async () => {
    const logged = vi.fn();
    setLogger({ log: logged, start: vi.fn(), leave: vi.fn() });
    await pay(PAGE);
    await place();
    setLogger(null);
    const stepsOf = ({ message }: { message: string }) =>
      (JSON.parse(message) as LogTiming).messages.map((step) => step.message);
    const timings = logged.mock.calls
      .map(([record]) => record as { readonly event: string; readonly message: string })
      .filter(({ event }) => event === 'placeOrder');
    expect(timings.map(stepsOf)).toEqual([
      ['order created', 'pay URL'],
      ['order remembered', 'pay URL'],
    ]);
  });

  it('is free if it is settled without a page', async () => {
    expect(await pay(null, 5)).toEqual({ kind: 'free', order });
    expect(isNoted()).toBe(false);
  });

  it.each([null, '', 'https://evil.example/pay'])('never leads to %s', async (url) => {
    expect(await pay(url)).toEqual({ kind: 'noPayUrl' });
    expect(isNoted()).toBe(true);
  });

  it('asks for no page where the store is paid', async () => {
    const calls = stubService({ createOrder: () => ok(placed) });
    expect(await place({ ...basket, payMode: PayMode.ApplePay })).toEqual({ kind: 'noPayUrl' });
    expect(calls).not.toContain('getPayUrl');
  });

  it.each([
    ['takes devices', basket, true],
    ['takes none', { ...basket, deviceIds: [] }, false],
  ])('has the free devices fetched again if it %s', async (_, ordered, isFetched) => {
    const calls = stubService({ createOrder: () => ok(placed) });
    await place(ordered);
    expect(calls.includes('getUnbindPackageDevList')).toBe(isFetched);
  });
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

  it('is free if it costs nothing', async () => {
    const outcome = await payAgain(() => ok({ orderStatus: 5, url: null }), {
      ...basket,
      priceCents: 0,
    });
    expect(outcome).toMatchObject({ kind: 'free' });
  });

  it('is paid at the page that the service names, and takes no devices again', async () => {
    stubService({ createOrder: () => ok(placed) });
    await place();
    const url = 'https://www.paypal.com/pay';
    const calls = stubService({ getPayUrl: () => ok({ orderStatus: 7, url }) });
    expect(await place()).toMatchObject({ kind: 'redirect', url });
    expect(calls).toEqual(['getPayUrl']);
  });

  it.each(OF_ORDER)(
    'is asked about when the service refuses it with code %i',
    { tags: ['4.order.10'] },
    async (code) => {
      const outcome = await payAgain(() => refused(code));
      expect(outcome).toMatchObject({ kind: 'stuck' });
      expect(isNoted()).toBe(true);
    },
  );

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
    expect(await place()).toMatchObject({ kind: 'noPayUrl', error: { code } });
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
