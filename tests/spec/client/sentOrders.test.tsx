import { beforeEach, describe, expect, it } from 'vitest';
import {
  payUrlExample,
  placedOrderExample,
} from '@homeview/contracts/domains/order/order.examples';
import { store } from '../../support/portalStore';
import { orderForStore } from '../../../src/checkout/payment/nativePayment';
import { openPaySession } from '../../../src/features/giftCard/renewal/paySession';
import { placeOrder } from '../../../src/checkout/order/placeOrder';
import type { Basket } from '../../../src/domain/plan/basket';
import { stored } from '../../../src/platform/storage/storedItems';
import { recordCalls } from '../../support/recordCalls';

/** What ordering sends for a basket filled by a screen. Typed by hand. */
const basket: Basket = {
  userId: '1001',
  houseId: '30001',
  goodsId: '5001',
  goodsPriceId: '50011',
  priceCents: 1190,
  currency: 'USD',
  deviceIds: ['40003', '40002'],
  payMode: 1,
};

/** The order request of the basket. */
const order = {
  discountRate: 0,
  currency: 'USD',
  homeId: '30001',
  deviceIds: ['40002', '40003'],
  payEnter: false,
  goodsReqs: [{ goodsId: '5001', goodsNum: 1, goodsType: 5, goodsPriceId: '50011' }],
  orderPrice: '11.90',
  payPrice: '11.90',
  preferentialPrice: 0,
  original: 3,
  originalRemark: '',
};
const post = (path: string, payload: object) => ({ method: 'POST', path, payload });

const placed = {
  data: placedOrderExample({ orderId: '90007', startTime: '2026-12-07T09:05:03Z' }),
};
const ANSWERS = {
  '/payGateway/createOrder': placed,
  '/payGateway/renew': placed,
  '/payGateway/serviceExtension': placed,
  '/api/ipc/ApplePay/order': placed,
  '/payGateway/getPayUrl': {
    data: payUrlExample({ url: 'https://www.paypal.com/checkout/90007' }),
  },
  '/payGateway/createPaySession': { data: { url: 'https://checkout.stripe.com/90007' } },
};
const pages = {
  cancelUrl: 'http://localhost:5173/defaultPackage/selectDevice',
  errorUrl: 'http://localhost:5173/payFailed',
  successUrl: 'http://localhost:5173/paySuccess',
};
const { dispatch } = store;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stored.token.set('access-1001');
});

/** Orders a basket; returns the POSTs that were sent and the outcome. */
async function placing(changes: Partial<Basket> = {}) {
  const sent = recordCalls(ANSWERS);
  const outcome = await placeOrder({ ...basket, ...changes }, { dispatch, ...pages });
  return { outcome, posts: sent.filter(({ method }) => method === 'POST') };
}

describe('ordering', () => {
  it(
    'sends the order request for a new plan',
    { tags: ['7.call.28', '9.const.12', '9.const.14', '9.const.15', '9.const.16', '5.rule.55'] },
    async () => {
      const { posts } = await placing();
      expect(posts[0]).toEqual(post('/payGateway/createOrder', order));
    },
  );

  it(
    'sends original of the address as a remark that never changes the source',
    { tags: ['2.query.19'] },
    async () => {
      const { posts } = await placing({ remark: 'newsletter-11' });
      expect(posts[0]?.payload).toEqual({ ...order, original: 3, originalRemark: 'newsletter-11' });
    },
  );

  it(
    'sends activityId and packageId for a plan of a promotion or a change of plan',
    { tags: ['7.call.28'] },
    async () => {
      const { posts } = await placing({ activityId: '6001', packageId: '70001' });
      expect(posts[0]).toEqual(
        post('/payGateway/createOrder', { ...order, activityId: '6001', packageId: '70001' }),
      );
    },
  );

  it('sends the code of a gift card', { tags: ['7.call.28', '9.const.15'] }, async () => {
    const { posts } = await placing({ giftCardCode: 'GIFT000001', priceCents: 0 });
    expect(posts[0]).toEqual(
      post('/payGateway/createOrder', {
        ...order,
        giftCardCode: 'GIFT000001',
        orderPrice: '0.00',
        payPrice: '0.00',
      }),
    );
  });

  it(
    'sends the order request to renew for one more period',
    { tags: ['7.call.29', '9.const.15'] },
    async () => {
      const { posts } = await placing({ call: 'renew', packageId: '70001', deviceIds: [] });
      expect(posts[0]).toEqual(
        post('/payGateway/renew', { ...order, packageId: '70001', deviceIds: [] }),
      );
    },
  );

  it(
    'sends plan, package, house and code for an extension by gift card',
    { tags: ['7.call.31'] },
    async () => {
      const { posts } = await placing({
        call: 'serviceExtension',
        packageId: '70001',
        giftCardCode: 'GIFT000001',
      });
      expect(posts[0]).toEqual(
        post('/payGateway/serviceExtension', {
          packageId: '70001',
          goodsId: '5001',
          homeId: '30001',
          giftCardCode: 'GIFT000001',
        }),
      );
      // getPayUrl is called with orderId and startTime of the response.
      expect(posts[1]?.payload).toMatchObject({
        orderId: '90007',
        startTime: '2026-12-07T09:05:03Z',
      });
    },
  );

  it(
    'sends the order request of the in-app flow for the store',
    { tags: ['7.call.23'] },
    async () => {
      const sent = recordCalls(ANSWERS);
      await orderForStore({ ...basket, deviceIds: [], payMode: 2 }, dispatch);
      expect(sent).toEqual([post('/api/ipc/ApplePay/order', { ...order, deviceIds: [] })]);
    },
  );
});

describe('the pay URL', () => {
  it.each([
    [1, 'PAYPAL'],
    [3, 'STRIPE'],
  ] as const)(
    'requests the pay URL with pay mode %i from %s, and reads its url',
    { tags: ['7.call.30'] },
    async (payMode, type) => {
      const { posts, outcome } = await placing({ payMode });
      expect(posts[1]).toEqual(
        post('/payGateway/getPayUrl', {
          orderId: '90007',
          type,
          startTime: '2026-12-07T09:05:03Z',
          payMode,
          ...pages,
        }),
      );
      expect(outcome).toMatchObject({
        kind: 'redirect',
        url: 'https://www.paypal.com/checkout/90007',
      });
    },
  );
});

it(
  'sends price, plan, pay mode and three pages for a payment session, and reads its url',
  { tags: ['7.pact.10'] },
  async () => {
    const sent = recordCalls(ANSWERS);
    const options = { priceId: '50011', packageId: '70001', payMode: 3, ...pages } as const;
    const outcome = await openPaySession(options, { userId: '1001', dispatch });
    expect(sent).toEqual([
      post('/payGateway/createPaySession', {
        priceId: '50011',
        packageId: '70001',
        payMode: 3,
        cancelUrl: 'http://localhost:5173/defaultPackage/selectDevice',
        errorUrl: 'http://localhost:5173/payFailed',
        successUrl: 'http://localhost:5173/paySuccess',
      }),
    ]);
    expect(outcome).toEqual({ kind: 'redirect', url: 'https://checkout.stripe.com/90007' });
  },
);
