import type { OrderRequest } from '@homeview/contracts/domains/order/order.schemas';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { orderDraft } from './drafts';
import type { Order } from '../entities';
import { once } from './idempotency';
import { addOrder } from './newOrder';
import { completeOrder } from './orders';
import type { Place } from './orders';
import { refuse } from '../refusal';
import { refuseSecondStorePlan } from '../plans/storePlans';
import { mustFind } from '../world';
import type { World } from '../world';

/**
 * Places an order of the in-app flow. It waits in status 7 for the store, and no provider can pay
 * it. A repeated Idempotency-Key returns the earlier order.
 * @throws Refusal 400 when the request is invalid, or the store does not sell it or has sold one
 * already.
 */
export const placeStoreOrder: Place<OrderRequest> = (world, account, request, key, now) =>
  once(world, { account, call: 'applePayOrder', request, key }, () => {
    if (request.giftCardCode) throw refuse('Gift cards can’t be used in the store.');
    const draft = orderDraft(world, account, request, now);
    const { appleGoodsId } = mustFind(world.prices, draft.priceId);
    if (appleGoodsId === '') throw refuse('This package isn’t available in the store.');
    refuseSecondStorePlan(world, draft);
    return addOrder(world, { ...draft, payMode: PayMode.ApplePay }, now);
  });

export const isStoreOrder = ({ payMode, paidAt }: Order) =>
  payMode === PayMode.ApplePay && paidAt === null;

/**
 * Settles an order that the store has sold; repeating it changes nothing.
 * @throws Refusal 400 with the order unpaid, when it is not an in-app order or the account already
 * has a store subscription.
 */
export function settleInStore(world: World, order: Order, now: Date): void {
  if (order.payMode !== PayMode.ApplePay) throw refuse('This order can’t be paid in the store.');
  if (!isStoreOrder(order)) return;
  refuseSecondStorePlan(world, order);
  completeOrder(world, order, PayMode.ApplePay, now);
}
