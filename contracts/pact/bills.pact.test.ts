import { afterAll, it } from 'vitest';
import * as billing from '../domains/billing/billing.endpoints';
import {
  orderDetailExample,
  orderRowExample,
  orderedGoodsExample,
  refundDetailExample,
} from '../domains/billing/billing.examples';
import { once } from './support/client';
import type { Dispatch } from './support/client';
import { expectSuccess, expectRefused } from './support/expectations';
import { expectAllWritten } from './support/pacts';
import { billingApi } from '../../src/api/endpoints/billing.api';
import { USED_GIFT_CODE } from '../vocabulary/fixtures';

afterAll(expectAllWritten);

const { getOrderDetail, getPageOrderList } = billingApi.endpoints;

/** A paid order. A card payment has no wallet e-mail, and not every service sends invoices by e-mail. */
const paidOrder = (fields: Parameters<typeof orderDetailExample>[0] = {}) =>
  orderDetailExample({ payEmail: null, invoiceEmail: null, ...fields });

/** Any status of an order that is not paid: neither paid nor refunded. */
const NOT_PAID = /^-?([0-467]|[1-9]\d+)$/;

const detail = (orderId = '80001') => ({
  endpoint: billing.getOrderDetail,
  payload: { orderId },
  send: (dispatch: Dispatch) => dispatch(getOrderDetail.initiate({ orderId }, once)).unwrap(),
});

it(
  'getOrderDetail sends orderId and reads a paid order',
  { tags: ['3.entity.26', '3.entity.27', '3.entity.28'] },
  async () => {
    await expectSuccess(
      { ...detail(), description: 'an order that was paid', state: 'demo' },
      paidOrder(),
      { orderStatus: 'exact' },
    );
  },
);

it('getOrderDetail reads the refund of an order', { tags: ['3.entity.29'] }, async () => {
  await expectSuccess(
    { ...detail(), description: 'an order that was refunded', state: 'refunded-order' },
    paidOrder({ orderStatus: 8, refundDetailResp: refundDetailExample() }),
    { orderStatus: 'exact' },
  );
});

it('getOrderDetail reads an order whose refund failed', async () => {
  await expectSuccess(
    { ...detail(), description: 'an order whose refund has failed', state: 'refund-failed-order' },
    paidOrder({ orderStatus: 9, refundDetailResp: refundDetailExample() }),
    { orderStatus: 'exact' },
  );
});

it('getOrderDetail reads the gift card code of an order paid by gift card', async () => {
  const giftCardCode = USED_GIFT_CODE;
  await expectSuccess(
    { ...detail(), description: 'an order that a gift card has paid', state: 'gift-card-order' },
    paidOrder({
      type: 'giftCard',
      giftCardCode,
      payMode: null,
      payPrice: 0,
      orderPrice: 0,
    }),
    { orderStatus: 'exact', type: 'exact', giftCardCode: /^.+$/ },
  );
});

it('getOrderDetail reads an order that is not paid yet', async () => {
  await expectSuccess(
    { ...detail('90001'), description: 'an order that waits to be paid', state: 'unpaid-order' },
    orderDetailExample({
      orderStatus: 7,
      invoice: null,
      invoiceDate: null,
      invoiceEmail: null,
      payEmail: null,
      activateTime: null,
      payMode: null,
      orderGoodsResp: [orderedGoodsExample({ subscribeStartDate: null, subscribeEndDate: null })],
    }),
    { orderStatus: NOT_PAID },
  );
});

it('getOrderDetail rejects an unknown order with 400 and a reason', async () => {
  await expectRefused(
    { ...detail('89999'), description: 'an order that does not exist', state: 'demo' },
    400,
    'This order does not exist.',
  );
});

it('getOrderDetail rejects an unknown token with 70032', async () => {
  await expectRefused(
    {
      ...detail(),
      description: 'an order, asked for with a token that is unknown',
      state: 'session-expired',
    },
    70032,
  );
});

const page = (pageNum = 1, more: { orderStatus?: number } = {}) => {
  const rest = { pageSize: 20, ...more };
  return {
    endpoint: billing.getPageOrderList,
    payload: { pageNum, ...rest },
    send: async (dispatch: Dispatch) => {
      const options = { ...once, initialPageParam: pageNum };
      const { pages } = await dispatch(getPageOrderList.initiate(rest, options)).unwrap();
      return pages[0];
    },
  };
};
const rows = { list: [orderRowExample()], total: 1 };
/** A total that counts at least the row of the list. */
const NOT_EMPTY = { total: /^[1-9]\d*$/ } as const;

it(
  'getPageOrderList sends its page of 20 and reads rows and total',
  { tags: ['3.entity.24', '3.entity.25'] },
  async () => {
    await expectSuccess({ ...page(), description: 'the bills', state: 'demo' }, rows, NOT_EMPTY);
  },
);

/** In this state the customer has paid $2.99 for the 20 newest bills, and $9.99 before. */
it.each([
  [1, 'the first page of many bills', 2.99],
  [2, 'the second page of the bills', 9.99],
])('getPageOrderList returns other bills on page %i', async (pageNum, description, price) => {
  await expectSuccess(
    { ...page(pageNum), description, state: 'many-bills', needs: ['billCount'] },
    { list: [orderRowExample({ price })], total: 45 },
    { total: 'exact', 'list.0.price': 'exact' },
  );
});

it('getPageOrderList sends the order status as a filter', async () => {
  await expectSuccess(
    {
      ...page(1, { orderStatus: 8 }),
      description: 'the bills that were refunded',
      state: 'refunded-order',
    },
    rows,
    NOT_EMPTY,
  );
});

it('getPageOrderList may return an empty list', async () => {
  await expectSuccess(
    { ...page(), description: 'the bills of a customer who has none', state: 'no-plans' },
    { list: [], total: 0 },
    { total: 'exact' },
  );
});

it('getPageOrderList rejects an unknown token with 70032', async () => {
  await expectRefused(
    {
      ...page(),
      description: 'the bills, asked for with a token that is unknown',
      state: 'session-expired',
    },
    70032,
  );
});
