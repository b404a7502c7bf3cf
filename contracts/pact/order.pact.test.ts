import { afterAll, expect, it } from 'vitest';
import * as order from '../domains/order/order.endpoints';
import {
  orderRequestExample,
  payUrlExample,
  payUrlRequestExample,
  placedOrderExample,
} from '../domains/order/order.examples';
import { success, refused } from './support/responses';
import { exchange } from './support/exchange';
import { PAY_PAGE } from './support/payPage';
import { expectAllWritten } from './support/pacts';
import { orderApi } from '../../src/api/endpoints/order.api';

afterAll(expectAllWritten);

const { createOrder, getPayUrl } = orderApi.endpoints;
const idempotencyKey = '7c2f6c1e-0d55-4a7e-9a53-0c8f4f0a7b11';

it(
  'createOrder sends the order request and returns the order',
  { tags: ['3.entity.32', '3.entity.33'] },
  async () => {
    const payload = orderRequestExample();
    const outcome = await exchange(
      {
        endpoint: order.createOrder,
        description: 'a first purchase for one device',
        state: 'demo',
        payload,
        answer: await success(order.createOrder, placedOrderExample()),
      },
      (dispatch) => dispatch(createOrder.initiate({ payload, idempotencyKey })).unwrap(),
    );
    expect(outcome).toEqual({ data: placedOrderExample() });
  },
);

it('createOrder sends any number of devices for an unlimited price', async () => {
  const payload = orderRequestExample({
    deviceIds: ['40002', '40003', '40004'],
    goodsReqs: [{ goodsId: '5001', goodsNum: 1, goodsType: 5, goodsPriceId: '50013' }],
    orderPrice: '9.99',
    payPrice: '9.99',
  });
  const outcome = await exchange(
    {
      endpoint: order.createOrder,
      description: 'a first purchase for any number of devices',
      state: 'demo',
      payload,
      answer: await success(order.createOrder, placedOrderExample()),
    },
    (dispatch) => dispatch(createOrder.initiate({ payload, idempotencyKey })).unwrap(),
  );
  expect(outcome).toEqual({ data: placedOrderExample() });
});

it('createOrder rejects a device that already has a plan with 400 and a reason', async () => {
  const payload = orderRequestExample({ deviceIds: ['40001'] });
  const outcome = await exchange(
    {
      endpoint: order.createOrder,
      description: 'an order for a device that has a plan already',
      state: 'demo',
      payload,
      answer: refused(400, 'This device already has a plan.'),
    },
    (dispatch) => dispatch(createOrder.initiate({ payload, idempotencyKey })).unwrap(),
  );
  expect(outcome).toMatchObject({ error: { code: 400, desc: 'This device already has a plan.' } });
});

it('createOrder rejects an unknown token with 70032', async () => {
  const payload = orderRequestExample();
  const outcome = await exchange(
    {
      endpoint: order.createOrder,
      description: 'an order, placed with a token that is unknown',
      state: 'session-expired',
      payload,
      answer: refused(70032),
    },
    (dispatch) => dispatch(createOrder.initiate({ payload, idempotencyKey })).unwrap(),
  );
  expect(outcome).toMatchObject({ error: { code: 70032 } });
});

it(
  'getPayUrl sends the pay-URL request and returns status and URL',
  { tags: ['3.entity.34', '3.entity.35'] },
  async () => {
    const payload = payUrlRequestExample();
    const outcome = await exchange(
      {
        endpoint: order.getPayUrl,
        description: 'the payment page of an order',
        state: 'unpaid-order',
        payload,
        answer: await success(order.getPayUrl, payUrlExample(), { url: PAY_PAGE }),
      },
      (dispatch) => dispatch(getPayUrl.initiate({ payload, idempotencyKey })).unwrap(),
    );
    expect(outcome).toEqual({ data: payUrlExample() });
  },
);

it(
  'getPayUrl returns status 5 without a URL if nothing is left to pay',
  { tags: ['3.entity.35'] },
  async () => {
    const payload = payUrlRequestExample();
    // The example has no URL; it may be missing, null or empty.
    const nothingToPay = { orderStatus: 5 };
    const outcome = await exchange(
      {
        endpoint: order.getPayUrl,
        description: 'the payment page of an order with nothing left to pay',
        state: 'paid-order',
        payload,
        answer: await success(order.getPayUrl, nothingToPay, { orderStatus: 'exact' }),
      },
      (dispatch) => dispatch(getPayUrl.initiate({ payload, idempotencyKey })).unwrap(),
    );
    expect(outcome).toEqual({ data: nothingToPay });
  },
);

it('getPayUrl rejects an unknown order with 400 and a reason', async () => {
  const payload = payUrlRequestExample({ orderId: '89999' });
  const outcome = await exchange(
    {
      endpoint: order.getPayUrl,
      description: 'the payment page of an order that does not exist',
      state: 'demo',
      payload,
      answer: refused(400, 'This order does not exist.'),
    },
    (dispatch) => dispatch(getPayUrl.initiate({ payload, idempotencyKey })).unwrap(),
  );
  expect(outcome).toMatchObject({ error: { code: 400, desc: 'This order does not exist.' } });
});

it('getPayUrl rejects an unknown token with 70032', async () => {
  const payload = payUrlRequestExample();
  const outcome = await exchange(
    {
      endpoint: order.getPayUrl,
      description: 'the payment page of an order, asked for with a token that is unknown',
      state: 'session-expired',
      payload,
      answer: refused(70032),
    },
    (dispatch) => dispatch(getPayUrl.initiate({ payload, idempotencyKey })).unwrap(),
  );
  expect(outcome).toMatchObject({ error: { code: 70032 } });
});
