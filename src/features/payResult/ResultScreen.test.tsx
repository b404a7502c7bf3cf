import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderDetailExample } from '@homeview/contracts/domains/billing/billing.examples';
import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { toastMessages } from '../../../tests/support/renderInPortal';
import {
  button,
  ok,
  renderPortal,
  resetPortal,
  storeSession,
  stubService,
} from '../../../tests/support/renderPortal';
import { checkoutPage } from '../../checkout/order/checkoutPage';
import { payingOrder } from '../../checkout/order/payingOrder';
import { pendingOrders } from '../../checkout/order/pendingOrders';

const CANCELED = 'Payment canceled. You haven’t been charged.';
const title = (name: string) => screen.findByRole('heading', { level: 1, name, hidden: true });
const main = () => document.querySelector('main')?.textContent ?? '';
const isPending = () => pendingOrders.find('basket') !== undefined;

/** This tab went to pay for an order, which is remembered. */
function wentToPay(isPaid = false): void {
  pendingOrders.remember('basket', {
    idempotencyKey: 'key-1',
    request: orderRequestExample(),
    notedAt: Date.now(),
  });
  payingOrder.note({
    ...{ orderId: '90001', idempotencyKey: 'key-1' },
    ...{ kind: 'buy', isFree: false, isPaid, renews: true },
    devices: { names: ['Garden'], count: 1 },
  });
}

const serve = (fields: Partial<OrderDetail>) =>
  stubService({ getOrderDetail: () => ok(orderDetailExample(fields)) });

beforeEach(() => {
  resetPortal();
  storeSession();
});
afterEach(() => {
  resetPortal();
  vi.unstubAllGlobals();
});

describe('the result page', () => {
  it(
    'announces a paid order with its receipt at the address of a failure, and settles it',
    { tags: ['10.ruling.07'] },
    async () => {
      const calls = serve({ orderStatus: 5 });
      wentToPay();
      await renderPortal('/payFailed');
      expect(await title('Payment successful')).toBeVisible();
      for (const fact of ['Cloud Recording', 'Garden', '$2.99', '90001']) {
        expect(main()).toContain(fact);
      }
      await waitFor(() => expect(isPending()).toBe(false));
      expect(calls.filter((call) => call === 'getOrderDetail')).toHaveLength(1);
    },
  );

  it(
    'does not announce an unpaid order at the address of a success, and keeps it',
    { tags: ['10.ruling.07'] },
    async () => {
      serve({ orderStatus: 6 });
      wentToPay();
      await renderPortal('/paySuccess');
      expect(await title('Payment not completed')).toBeVisible();
      expect(main()).not.toContain('Payment successful');
      expect(isPending()).toBe(true);
    },
  );

  it(
    'believes the address without an order, but asks nothing, shows nothing and settles nothing',
    { tags: ['10.ruling.08'] },
    async () => {
      const calls = serve({ orderStatus: 5 });
      wentToPay();
      payingOrder.forget();
      await renderPortal('/paySuccess?orderId=90001');
      expect(await title('Payment successful')).toBeVisible();
      expect(main()).not.toMatch(/90001|\$|Garden/);
      expect(calls).not.toContain('getOrderDetail');
      expect(isPending()).toBe(true);
    },
  );

  it(
    'loads the receipt of an order known to be paid when the connection is back',
    { tags: ['10.ruling.07'] },
    async () => {
      let isOnline = false;
      const bill = orderDetailExample({ orderStatus: 5 });
      stubService({
        getOrderDetail: () => (isOnline ? ok(bill) : Promise.reject(new TypeError('offline'))),
      });
      wentToPay(true);
      await renderPortal('/paySuccess');
      expect(await title('Payment successful')).toBeVisible();
      await waitFor(() => expect(isPending()).toBe(false));
      expect(main()).not.toContain('$2.99');
      isOnline = true;
      window.dispatchEvent(new Event('online'));
      await waitFor(() => expect(main()).toContain('$2.99'));
      expect(main()).toContain('Payment successful');
    },
  );

  it(
    'asks once about an order that is known to be paid, even if the question fails',
    { tags: ['10.ruling.07'] },
    async () => {
      const calls = stubService({});
      wentToPay(true);
      await renderPortal('/paySuccess');
      expect(await title('Payment successful')).toBeVisible();
      await waitFor(() => expect(isPending()).toBe(false));
      // Effects that would ask again, after the page has cleared the cache.
      await act(() => Promise.resolve());
      expect(calls.filter((call) => call === 'getOrderDetail')).toHaveLength(1);
      expect(await title('Payment successful')).toBeVisible();
    },
  );

  it(
    'says that an order could not be checked, and settles nothing',
    { tags: ['10.ruling.07'] },
    async () => {
      stubService({});
      wentToPay();
      await renderPortal('/paySuccess');
      expect(await title('Couldn’t check your order')).toBeVisible();
      expect(main()).toContain('Check your bills before you pay again.');
      expect(main()).not.toContain('Connection lost');
      expect(button('Try again')).toBeVisible();
      expect(isPending()).toBe(true);
    },
  );
});

describe('the result page of a tab that knows no order', () => {
  it.each([
    ['/paySuccess', 'Payment successful', true],
    ['/payFailed', 'Payment not completed', true],
    ['/paySuccess/live', 'Payment successful', true],
    ['/payFailed/live', 'Payment not completed', true],
    ['/paySuccess/free', 'Gift card redeemed', true],
    ['/payFailed/free', 'Gift card not redeemed', true],
    ['/paySuccess/promotions', 'Subscription successful', false],
    ['/payFailed/promotions', 'Subscription failed', false],
  ])(
    'says at %s “%s” without order data; it leads home: %s',
    {
      tags: [
        '2.route.28',
        '2.route.29',
        '2.route.30',
        '2.route.31',
        '2.route.32',
        '2.route.33',
        '2.route.34',
        '2.route.35',
        '2.screen.50',
        '2.screen.51',
        '2.screen.52',
        '2.screen.53',
        '2.screen.54',
      ],
    },
    async (path, name, leadsHome) => {
      const calls = serve({ orderStatus: 5 });
      await renderPortal(`${path}?orderId=90001`);
      expect(await title(name)).toBeVisible();
      expect(main()).not.toMatch(/90001|\$|Garden/);
      expect(/See my plans|Go to home/.test(main())).toBe(leadsHome);
      expect(calls).not.toContain('getOrderDetail');
    },
  );
});

describe('another way to pay after a failed payment', () => {
  const CARD = 'Pay with card instead';
  const open = async (page: string | null) => {
    if (page !== null) checkoutPage.set(page);
    const calls = stubService({
      getOrderDetail: () => ok(orderDetailExample({ orderStatus: 6 })),
      payModeList: () => ok([PayMode.PayPal, PayMode.ApplePay, PayMode.CreditCard]),
    });
    wentToPay();
    const router = await renderPortal('/payFailed');
    expect(await title('Payment not completed')).toBeVisible();
    return { router, calls };
  };

  it('leads to the same page with the other way selected, and keeps the order', async () => {
    const { router } = await open('/package/renewal?packageId=70001');
    fireEvent.click(await screen.findByRole('button', { name: CARD, hidden: true }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/package/renewal'));
    expect(router.state.location.search).toEqual({ packageId: '70001' });
    expect(sessionStorage.getItem('hv.payMode')).toContain(String(PayMode.CreditCard));
    expect(isPending()).toBe(true);
  });

  it.each([null, '/trialPackage?singleDevTrial=1', '/applePay/selectDevice?goodsId=5001'])(
    'is not offered for %s, which has one way or is not known',
    async (page) => {
      const { calls } = await open(page);
      expect(screen.queryByText(CARD)).toBeNull();
      expect(calls).not.toContain('payModeList');
    },
  );

  it('says that the reason of a decline is not known', { tags: ['10.ruling.32'] }, async () => {
    await open(null);
    expect(screen.getByText(/^We aren’t told why a payment was declined\./)).toBeVisible();
    expect(screen.getAllByText('Contact support')).toHaveLength(1);
  });
});

describe('a canceled payment', () => {
  it('is said once in the tab that went to pay, and keeps the order', async () => {
    stubService({});
    wentToPay();
    const router = await renderPortal('/trialPackage?singleDevTrial=1#payment-canceled');
    await waitFor(() => expect(toastMessages()).toEqual([CANCELED]));
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    expect(router.state.location.pathname).toBe('/trialPackage');
    expect(router.state.location.search).toEqual({ singleDevTrial: '1' });
    expect(payingOrder.get()).toBeNull();
    expect(isPending()).toBe(true);
  });

  it('is not said for an address alone', async () => {
    stubService({});
    const router = await renderPortal('/trialPackage#payment-canceled');
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    expect(toastMessages()).toEqual([]);
  });
});
