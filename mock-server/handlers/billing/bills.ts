import type { OrderDetail, OrderRow } from '@homeview/contracts/domains/billing/billing.schemas';
import type { OrderType } from '@homeview/contracts/vocabulary/order/orderType';
import type { Handlers } from '../../calls/handler';
import { billsOf } from '../../world/orders/bills';
import type { Account, Order } from '../../world/entities';
import { toAmount } from '../../world/orders/money';
import { ownOrder } from '../../world/orders/orders';
import { servicePeriod } from '../../world/plans/servicePeriods';
import { mustFind } from '../../world/world';
import type { World } from '../../world/world';
import { pageOf } from './pageOf';

/** Orders as bills. */
export const billHandlers: Handlers<'getPageOrderList' | 'getOrderDetail'> = {
  getPageOrderList: ({ orderStatus, ...page }, { world, account }) => {
    const bills = billsOf(world, account(), orderStatus);
    return { list: pageOf(bills, page).map((order) => toRow(world, order)), total: bills.length };
  },

  getOrderDetail: ({ orderId }, { world, account }) => {
    const customer = account();
    return toDetail(world, ownOrder(world, customer, orderId), customer);
  },
};

/** The amount to pay, including tax. */
const dueOf = ({ cents, taxCents }: Order) => toAmount(cents + taxCents);

const toRow = (world: World, order: Order): OrderRow => ({
  orderId: order.id,
  subscribeName: mustFind(world.goods, order.goodsId).name,
  subscribeDate: order.createdAt,
  price: dueOf(order),
});

const toDetail = (world: World, order: Order, customer: Account): OrderDetail => ({
  payPrice: dueOf(order),
  orderPrice: toAmount(order.cents),
  tax: toAmount(order.taxCents),
  orderStatus: order.status,
  ...invoiceOf(order, customer),
  orderGoodsResp: [itemOf(world, order)],
  type: TYPES[order.kind],
  giftCardCode: order.giftCardCode,
  activateTime: order.paidAt,
  payMode: order.payMode,
  refundDetailResp: refundOf(order),
});

/**
 * The wire has no type for a plan change or an extension, so they count as bought and as a gift
 * card.
 */
const TYPES: Record<Order['kind'], OrderType> = {
  buy: 'buy',
  renew: 'renew',
  change: 'buy',
  keep: 'buy',
  extend: 'giftCard',
  giftCard: 'giftCard',
  trial: 'trial',
  ruleGive: 'ruleGive',
};

/** Invoice fields exist once the order is paid, the payer's e-mail only if a provider was used. */
function invoiceOf({ id, paidAt, payMode }: Order, { username }: Account) {
  if (paidAt === null) {
    return { invoice: null, invoiceDate: null, invoiceEmail: null, payEmail: null };
  }
  return {
    invoice: `INV-${id}`,
    invoiceDate: paidAt,
    invoiceEmail: username,
    payEmail: payMode === null ? null : username,
  };
}

function itemOf(world: World, order: Order): OrderDetail['orderGoodsResp'][number] {
  const period = servicePeriod(world, order);
  return {
    goodsId: order.goodsId,
    subscribeName: mustFind(world.goods, order.goodsId).name,
    price: toAmount(order.cents),
    subscribeStartDate: period?.start ?? null,
    subscribeEndDate: period?.end ?? null,
  };
}

const refundOf = ({ refund }: Order): OrderDetail['refundDetailResp'] =>
  refund && {
    refundId: refund.id,
    refundTime: refund.at,
    refundAmount: toAmount(refund.cents),
  };
