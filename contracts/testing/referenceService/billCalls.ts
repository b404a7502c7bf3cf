import {
  orderDetailExample,
  orderRowExample,
  orderedGoodsExample,
  placeExample,
  refundDetailExample,
} from '../../domains/billing/billing.examples';
import { amountOf, plans, text, timeOf } from './account';
import type { Account, Call, Calls } from './account';
import { refuseIf } from './world';
import type { Order } from './world';

const NOWHERE = '00000';

const addAddress: Call = (account, payload) => {
  refuseIf(payload.postal === NOWHERE);
  const id = crypto.randomUUID();
  if (!account.has('an added address is lost')) account.address = { id, ...payload };
  return { id };
};

const changeAddress: Call = (account, payload) => {
  const { id } = account.address ?? {};
  refuseIf(id === undefined || id !== payload.id);
  if (account.has('a changed address is lost')) return true;
  const isSecond = account.has('a change adds a second address');
  account.address = { ...payload, id: isSecond ? crypto.randomUUID() : id };
  return true;
};

const address: Call = (_, { postal }) => {
  refuseIf(postal === NOWHERE);
  return [placeExample({ county: 'Summit', state: 'Ohio' }), placeExample({ county: 'Portage' })];
};

const TYPES: Readonly<Record<Order['kind'], 'buy' | 'renew' | 'giftCard'>> = {
  buy: 'buy',
  renew: 'renew',
  change: 'buy',
  keep: 'buy',
  extend: 'giftCard',
  giftCard: 'giftCard',
};

const amountBilled = ({ has }: Account, { cents }: Order) =>
  amountOf(has('a bill has another amount') ? cents + 1 : cents);

const timeOrNull = (time: number | null = null) => (time === null ? null : timeOf(time));

const refundOf = ({ refundedCents }: Order, now: number) =>
  refundedCents === null
    ? null
    : refundDetailExample({ refundTime: timeOf(now), refundAmount: amountOf(refundedCents) });

const getOrderDetail: Call = (account, { orderId }) => {
  const order = account.world.order(text(orderId));
  const settledAt = timeOrNull(order.paidAt);
  const goods = orderedGoodsExample({
    subscribeName: '',
    price: amountOf(order.cents),
    subscribeStartDate: timeOrNull(order.period?.[0]),
    subscribeEndDate: timeOrNull(order.period?.[1]),
  });
  return orderDetailExample({
    payPrice: amountBilled(account, order),
    orderPrice: amountOf(order.cents),
    orderStatus: order.status,
    invoice: settledAt && '',
    invoiceDate: settledAt,
    invoiceEmail: settledAt && '',
    payEmail: null,
    orderGoodsResp: [goods, { ...goods, goodsId: 'cam' }],
    type: TYPES[order.kind],
    giftCardCode: order.card,
    activateTime: settledAt,
    payMode: order.paidAt !== null && order.card === null ? 1 : null,
    refundDetailResp: refundOf(order, account.world.now),
  });
};

const getPageOrderList: Call = (account, { pageNum, pageSize, orderStatus }) => {
  const { world, has } = account;
  const isWanted = ({ status }: Order) =>
    orderStatus === undefined ||
    has('the status filter is ignored') ||
    status === Number(orderStatus);
  const listed = has('a bill is not listed') ? [] : world.orders.filter(isWanted);
  const sorted = has('bills are oldest first') ? listed : listed.toReversed();
  const first = has('page two is page one') ? 0 : (Number(pageNum) - 1) * Number(pageSize);
  const repeated = sorted.flatMap((order, at) => (at % 2 === 1 ? [order, order] : [order]));
  const shown = has('every second bill is listed twice') ? repeated : sorted;
  const list = shown.slice(first, first + Number(pageSize)).map((order) =>
    orderRowExample({
      orderId: order.id,
      subscribeName: 'Skyguard',
      subscribeDate: timeOf(order.createdAt),
      price: amountBilled(account, order),
    }),
  );
  return { total: listed.length, list };
};

export const billCalls: Calls = {
  [`GET ${plans}/getUserBillInfo`]: ({ address: own }) => own,
  [`POST ${plans}/addUserBillInfo`]: addAddress,
  [`POST ${plans}/updateUserBillInfo`]: changeAddress,
  [`GET ${plans}/address`]: address,
  [`GET ${plans}/getOrderDetail`]: getOrderDetail,
  [`GET ${plans}/getPageOrderList`]: getPageOrderList,
};
