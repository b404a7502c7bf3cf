import { afterAll, it } from 'vitest';
import * as order from '../domains/order/order.endpoints';
import {
  extensionRequestExample,
  orderRequestExample,
  payUrlRequestExample,
  placedOrderExample,
} from '../domains/order/order.examples';
import type { OrderRequest } from '../domains/order/order.schemas';
import type { Dispatch } from './support/client';
import { expectSuccess, expectRefused } from './support/expectations';
import { expectAllWritten } from './support/pacts';
import { orderApi } from '../../src/api/endpoints/order.api';
import { GIFT_CODE, OTHER_GIFT_CODE, USED_GIFT_CODE } from '../vocabulary/fixtures';

afterAll(expectAllWritten);

const { createOrder, getPayUrl, renew, applePayOrder, serviceExtension } = orderApi.endpoints;
const idempotencyKey = '7c2f6c1e-0d55-4a7e-9a53-0c8f4f0a7b11';
const packageId = '70001';

const priced = (goodsId: string, goodsPriceId: string, price: string): Partial<OrderRequest> => ({
  goodsReqs: [{ goodsId, goodsNum: 1, goodsType: 5, goodsPriceId }],
  orderPrice: price,
  payPrice: price,
});

const creating = (fields: Partial<OrderRequest>) => {
  const payload = orderRequestExample(fields);
  return {
    endpoint: order.createOrder,
    payload,
    send: (dispatch: Dispatch) =>
      dispatch(createOrder.initiate({ payload, idempotencyKey })).unwrap(),
  };
};

it('createOrder sends packageId for a change of a plan', async () => {
  const change = { packageId, deviceIds: ['40001'], ...priced('5001', '50013', '9.99') };
  await expectSuccess(
    {
      ...creating(change),
      description: 'a change to a plan for any number of devices',
      state: 'demo',
    },
    placedOrderExample(),
  );
});

it('createOrder sends the activityId of a promotion', async () => {
  const sale = { activityId: '6001', ...priced('5001', '50012', '19.99') };
  await expectSuccess(
    { ...creating(sale), description: 'a purchase in a promotion', state: 'promotion-running' },
    placedOrderExample(),
  );
});

it('createOrder sends the code of a gift card', async () => {
  const redeemed = { giftCardCode: OTHER_GIFT_CODE, ...priced('5002', '50021', '0.00') };
  await expectSuccess(
    {
      ...creating(redeemed),
      description: 'a purchase that a gift card pays for',
      state: 'gift-cards-new-customer',
    },
    placedOrderExample(),
  );
});

it('getPayUrl returns status 5 without a URL for a free order', async () => {
  const payload = payUrlRequestExample();
  await expectSuccess(
    {
      endpoint: order.getPayUrl,
      description: 'the payment page of an order that costs nothing',
      state: 'free-order',
      payload,
      send: (dispatch) => dispatch(getPayUrl.initiate({ payload, idempotencyKey })).unwrap(),
    },
    { orderStatus: 5 },
    { orderStatus: 'exact' },
  );
});

const renewing = () => {
  const payload = orderRequestExample({ packageId, deviceIds: [] });
  return {
    endpoint: order.renew,
    payload,
    send: (dispatch: Dispatch) => dispatch(renew.initiate({ payload, idempotencyKey })).unwrap(),
  };
};

it('renew sends the order request and returns the order', async () => {
  await expectSuccess(
    { ...renewing(), description: 'one more period of a plan', state: 'demo' },
    placedOrderExample(),
  );
});

it('renew rejects a deleted plan with 400 and a reason', async () => {
  await expectRefused(
    {
      ...renewing(),
      description: 'one more period of a plan that the service has taken away',
      state: 'deleted-plan',
    },
    400,
    'This plan is no longer available and cannot be renewed.',
  );
});

it('renew rejects an unknown token with 70032', async () => {
  await expectRefused(
    {
      ...renewing(),
      description: 'one more period of a plan, ordered with a token that is unknown',
      state: 'session-expired',
    },
    70032,
  );
});

const orderingInApp = () => {
  const payload = orderRequestExample({ original: 1, ...priced('5001', '50011', '3.99') });
  return {
    endpoint: order.applePayOrder,
    payload,
    send: (dispatch: Dispatch) =>
      dispatch(applePayOrder.initiate({ payload, idempotencyKey })).unwrap(),
  };
};

it('applePayOrder sends the order request of the app and returns the order', async () => {
  await expectSuccess(
    { ...orderingInApp(), description: 'an order that the store will sell', state: 'wallet-offer' },
    placedOrderExample(),
  );
});

it('applePayOrder rejects a second plan of the store with 400 and a reason', async () => {
  await expectRefused(
    {
      ...orderingInApp(),
      description: 'an order that the store cannot sell beside that of another home',
      state: 'wallet-plan-other-home',
    },
    400,
    'Another home already has a plan from the store.',
  );
});

it('applePayOrder rejects an unknown token with 70032', async () => {
  await expectRefused(
    {
      ...orderingInApp(),
      description: 'an order that the store will sell, placed with a token that is unknown',
      state: 'session-expired',
    },
    70032,
  );
});

const extending = (giftCardCode = GIFT_CODE) => {
  const payload = extensionRequestExample({ giftCardCode });
  return {
    endpoint: order.serviceExtension,
    payload,
    send: (dispatch: Dispatch) =>
      dispatch(serviceExtension.initiate({ payload, idempotencyKey })).unwrap(),
  };
};

it('serviceExtension sends plan, package, house and card and returns the order', async () => {
  await expectSuccess(
    { ...extending(), description: 'a plan made longer by a gift card', state: 'gift-cards' },
    placedOrderExample(),
  );
});

it('serviceExtension rejects a used card with 400 and a reason', async () => {
  await expectRefused(
    {
      ...extending(USED_GIFT_CODE),
      description: 'a plan made longer by a gift card that is used up',
      state: 'gift-cards',
    },
    400,
    'This gift card has already been used.',
  );
});

it('serviceExtension rejects an unknown token with 70032', async () => {
  await expectRefused(
    {
      ...extending(),
      description: 'a plan made longer by a gift card, sent with a token that is unknown',
      state: 'session-expired',
    },
    70032,
  );
});
