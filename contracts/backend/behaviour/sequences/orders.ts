import { orderRequestExample, payUrlRequestExample } from '../../../domains/order/order.examples';
import type { OrderRequest } from '../../../domains/order/order.schemas';
import { call, day, from, input, mustRefuse, not, paid, rows, value } from '../sequence';
import type { CallStep, Check, Step } from '../sequence';
import { BILL_PAGE_SIZE, LIST_PAGE_SIZE } from '../../../vocabulary/pageSize';

/** A price and what it costs, as in the state table. */
export interface Offer {
  readonly goodsId: string;
  readonly priceId: string;
  readonly amount: string;
}

const offer = (priceId: string, amount: string): Offer => ({
  goodsId: input('goodsId'),
  priceId,
  amount,
});
export const MONTH = offer(input('monthPriceId'), '2.99');
export const YEAR = offer(input('yearPriceId'), '29.99');
export const UNLIMITED = offer(input('unlimitedPriceId'), '9.99');

export const DEVICE = input('deviceId');
export const SECOND_DEVICE = input('secondDeviceId');
export const HOUSE = input('houseId');

type Fields = Partial<OrderRequest> & { readonly amount?: string };

const requestFor = ({ goodsId, priceId, amount: full }: Offer, fields: Fields): OrderRequest => {
  const { amount = full, ...more } = fields;
  return orderRequestExample({
    homeId: HOUSE,
    deviceIds: [DEVICE],
    goodsReqs: [{ goodsId, goodsNum: 1, goodsType: 5, goodsPriceId: priceId }],
    orderPrice: amount,
    payPrice: amount,
    ...more,
  });
};

/** An order whose number later steps use. */
export const ordered = (id: string, chosen: Offer, fields: Fields = {}, key = id): CallStep =>
  call(id, 'createOrder', requestFor(chosen, fields), [], {
    key: `key-of-${key}`,
    carry: { orderId: '/orderId' },
  });

export const orderRefused = (id: string, chosen: Offer, fields: Fields = {}): CallStep =>
  mustRefuse(ordered(id, chosen, fields));

/** An order for the next period of the plan. */
export const renewalOrdered = (id: string, chosen: Offer): CallStep => ({
  ...ordered(id, chosen, { packageId: PLAN, deviceIds: [] }),
  call: 'renew',
});

/** The plan that `planListed` has found. */
export const PLAN = from('plan', 'packageId');

export const allPlans = { homeId: HOUSE, pageNum: 1, pageSize: LIST_PAGE_SIZE };

/** Finds the plan of the house, the only one. */
export const planListed = (id = 'plan'): CallStep =>
  call(
    id,
    'getPackageBindDevList',
    allPlans,
    [rows('/list', {}, ['subscribeStatus', 'devNum', 'subscribeCycle', 'supportedDevNum'])],
    { carry: { packageId: '/list/0/packageId' } },
  );

export const plansCounted = (id: string): CallStep =>
  call(id, 'getPackageBindDevList', allPlans, [rows('/list')]);

export const planShown = (id: string, checks: readonly Check[] = []): CallStep =>
  call(id, 'getPackageSubscribeInfo', { packageId: PLAN }, [
    value('/subScribeStatus'),
    value('/isRenewal'),
    value('/isExpire'),
    value('/maxDevNum'),
    value('/price'),
    day('/nextRenewal'),
    rows('/devList'),
    ...checks,
  ]);

export const deviceFree = (id: string, deviceId = DEVICE): CallStep =>
  call(id, 'getUnbindPackageDevList', { homeId: HOUSE }, [rows('', { deviceId })]);

export const orderShown = (id: string, order: string, checks: readonly Check[]): CallStep =>
  call(id, 'getOrderDetail', { orderId: from(order, 'orderId') }, checks);

const allBills = { pageNum: 1, pageSize: BILL_PAGE_SIZE };

export const billsCounted = (id: string): CallStep =>
  call(id, 'getPageOrderList', allBills, [rows('/list'), value('/total')]);

export const billListed = (id: string, order: string): CallStep =>
  call(id, 'getPageOrderList', allBills, [
    rows('/list', { orderId: from(order, 'orderId') }, ['price']),
  ]);

/** The payment page of an order. One that waits for its payment may have any status except paid. */
export const payPage = (
  id: string,
  order: string,
  checks: readonly Check[] = [not('/orderStatus', 5)],
): CallStep =>
  call(
    id,
    'getPayUrl',
    payUrlRequestExample({ orderId: from(order, 'orderId'), startTime: '2026-11-21T10:00:00Z' }),
    checks,
  );

/** Turns renewal off (0) or on (1). */
export const renewalTurned = (id: string, subscribeStatus: 0 | 1): CallStep =>
  call(id, 'updateSubscribeStatus', { packageId: PLAN, subscribeStatus }, [
    value('/subscribeStatus'),
  ]);

/** A plan that is ordered, paid and found. */
export const boughtFor = (chosen: Offer, fields: Fields = {}): readonly Step[] => [
  ordered('order', chosen, fields),
  paid('order'),
  planListed(),
];

export const bought = boughtFor(MONTH);

/** After the end of the first monthly period. */
export const AFTER_A_MONTH = '2026-12-21T12:00:00Z';
