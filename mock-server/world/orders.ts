import type { OrderRequest } from '@homeview/contracts/order/order.schemas';
import { OrderStatus } from '@homeview/contracts/vocabulary/orderStatus';
import type { PayMode } from '@homeview/contracts/vocabulary/payMode';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/subscribeStatus';
import { checkBasket } from './basket';
import { periodEnd } from './due';
import type { Account, Order, Plan } from './entities';
import { refuse } from './refusal';
import { byId, mustFind, nextNumber } from './world';
import type { World } from './world';

/**
 * Places an order; it waits (status 7) until it is paid. With an Idempotency-Key that this
 * account has used before, the order of then is answered again (ruling 17).
 * @throws Refusal 400: the request is not true, or the key was used for something else.
 */
export function placeOrder(
  world: World,
  account: Account,
  request: OrderRequest,
  key: string | null,
  now: Date,
): Order {
  if (key === null) return addOrder(world, account, request, now);
  const id = `${account.id} ${key}`;
  const fingerprint = JSON.stringify(request);
  const used = byId(world.idempotencyKeys, id);
  if (used && used.fingerprint !== fingerprint) {
    throw refuse('This order was already sent with other contents. Please start again.');
  }
  if (used) return mustFind(world.orders, used.orderId);
  const order = addOrder(world, account, request, now);
  world.idempotencyKeys.push({ id, fingerprint, orderId: order.id });
  return order;
}

function addOrder(world: World, account: Account, request: OrderRequest, now: Date): Order {
  const { house, goods, price, deviceIds } = checkBasket(world, account, request);
  const order: Order = {
    id: String(nextNumber(world, 'orders')),
    accountId: account.id,
    houseId: house.id,
    kind: 'buy',
    goodsId: goods.id,
    priceId: price.id,
    deviceIds,
    cents: price.cents,
    currency: price.currency,
    status: OrderStatus.Processing,
    createdAt: now.toISOString(),
    paidAt: null,
    payMode: null,
    planId: null,
    original: request.original,
    originalRemark: request.originalRemark,
  };
  world.orders.push(order);
  return order;
}

/** An order of this account. @throws Refusal 400. */
export function ownOrder(world: World, account: Account, orderId: string): Order {
  const order = byId(world.orders, orderId);
  if (order?.accountId !== account.id) throw refuse('This order does not exist.');
  return order;
}

/**
 * The money has arrived: marks the order paid and starts its plan. Doing it again changes
 * nothing, however many tabs or clicks there are. `payMode` is null where nothing is to be paid.
 */
export function settleOrder(world: World, order: Order, payMode: PayMode | null, now: Date): void {
  if (order.status !== OrderStatus.Processing) return;
  const plan = startPlan(world, order, payMode, now);
  order.status = OrderStatus.Paid;
  order.paidAt = now.toISOString();
  order.payMode = payMode;
  order.planId = plan.id;
}

function startPlan(world: World, order: Order, payMode: PayMode | null, now: Date): Plan {
  const goods = mustFind(world.goods, order.goodsId);
  const price = mustFind(world.prices, order.priceId);
  const anchor = now.toISOString();
  const plan: Plan = {
    id: String(nextNumber(world, 'plans')),
    accountId: order.accountId,
    houseId: order.houseId,
    goodsId: goods.id,
    priceId: price.id,
    payMode,
    status: goods.supportRenew ? SubscribeStatus.Active : SubscribeStatus.Cancelling,
    anchor,
    periods: 1,
    start: anchor,
    end: periodEnd({ anchor }, price.planUnit, 1),
  };
  world.plans.push(plan);
  bindDevices(world, plan, new Set(order.deviceIds));
  return plan;
}

/** Devices that another plan took meanwhile stay where they are. */
function bindDevices(world: World, plan: Plan, ids: ReadonlySet<string>) {
  for (const device of world.devices) {
    const free = device.planId === null && device.houseId === plan.houseId;
    if (free && ids.has(device.id)) device.planId = plan.id;
  }
}
