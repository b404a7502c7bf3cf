import type { PaySessionRequest } from '@homeview/contracts/domains/assumed/assumed.schemas';
import type {
  ExtensionRequest,
  OrderRequest,
} from '@homeview/contracts/domains/order/order.schemas';
import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { orderDraft } from './drafts';
import type { Account, Order } from '../entities';
import { settleOrder } from './settleOrder';
import { cardOf } from './giftCards';
import { once } from './idempotency';
import { extensionDraft, renewalDraft, sessionDraft } from './longerDrafts';
import { addOrder } from './newOrder';
import type { Draft } from './newOrder';
import { refuse } from '../refusal';
import { refuseStorePlan } from '../plans/storePlans';
import { byId, mustFind } from '../world';
import type { World } from '../world';

/**
 * Places an order that waits in status 7 until it is settled. A repeated Idempotency-Key returns
 * the earlier order.
 * @throws Refusal 400 when the request is invalid, or the key was used for another request.
 */
export type Place<Request extends object> = (
  world: World,
  account: Account,
  request: Request,
  key: string | null,
  now: Date,
) => Order;

/** Orders a new plan, or another package for a plan. Keeping the current plan completes at once. */
export const placeOrder: Place<OrderRequest> = (world, account, request, key, now) =>
  once(world, { account, call: 'createOrder', request, key }, () => {
    const order = addWebOrder(world, orderDraft(world, account, request, now), now);
    if (order.kind === 'keep') completeOrder(world, order, null, now);
    return order;
  });

/** Orders the next period of a plan. */
export const placeRenewal: Place<OrderRequest> = (world, account, request, key, now) =>
  once(world, { account, call: 'renew', request, key }, () =>
    addWebOrder(world, renewalDraft(world, account, request, now), now),
  );

/** Orders the next period of a plan, at a chosen price of its package. */
export const placeSession: Place<PaySessionRequest> = (world, account, request, key, now) =>
  once(world, { account, call: 'createPaySession', request, key }, () =>
    addWebOrder(world, sessionDraft(world, account, request), now),
  );

/** Extends a plan with a gift card; completes at once when no way of paying is needed. */
export const placeExtension: Place<ExtensionRequest> = (world, account, request, key, now) =>
  once(world, { account, call: 'serviceExtension', request, key }, () => {
    const order = addWebOrder(world, extensionDraft(world, account, request), now);
    if (!needsProvider(world, order)) completeOrder(world, order, null, now);
    return order;
  });

function addWebOrder(world: World, draft: Draft, now: Date): Order {
  refuseStorePlan(world, draft.planId);
  return addOrder(world, draft, now);
}

/** An order of this account. @throws Refusal 400. */
export function ownOrder(world: World, account: Account, orderId: string): Order {
  const order = byId(world.orders, orderId);
  if (order?.accountId !== account.id) throw refuse('This order does not exist.');
  return order;
}

/**
 * Whether the customer must visit a provider: to pay, or to agree to later payments. The latter
 * applies after a gift card's free period, to a trial (`payMark`), and to a downgrade.
 */
export function needsProvider(world: World, order: Order): boolean {
  if (order.cents > 0 || order.kind === 'change') return true;
  const free = order.giftCardCode !== null || order.kind === 'trial';
  return free && mustFind(world.goods, order.goodsId).payMark;
}

/**
 * The status of an order whose payment was declined. The specification names only 5, 7, 8 and 9, so
 * the number is ours; the portal treats any other status as not paid.
 */
export const PAYMENT_DECLINED = 6;

/** Whether an order can still be paid. */
export const isPayable = ({ status }: Order): boolean =>
  status === OrderStatus.Processing || status === PAYMENT_DECLINED;

/** Marks an order whose payment was declined; it can be paid later. */
export function declineOrder(order: Order): void {
  if (order.status === OrderStatus.Processing) order.status = PAYMENT_DECLINED;
}

/** Opens a declined order for another attempt to pay it. */
export function reopenOrder(order: Order): void {
  if (order.status === PAYMENT_DECLINED) order.status = OrderStatus.Processing;
}

/**
 * Marks an order paid and delivers what it was for. Repeating it changes nothing.
 * @throws Refusal 400 with the order unchanged, when its gift card is used or its plan has changed.
 */
export function completeOrder(
  world: World,
  order: Order,
  payMode: PayMode | null,
  now: Date,
): void {
  if (order.status !== OrderStatus.Processing) return;
  const card = cardOf(world, order);
  const plan = settleOrder(world, { order, payMode, now });
  // Last, so that an order that is refused costs no card.
  if (card) card.orderId = order.id;
  order.status = OrderStatus.Paid;
  order.paidAt = now.toISOString();
  order.payMode = payMode;
  order.planId = plan.id;
}
