import type { OrderRequest } from '@homeview/contracts/domains/order/order.schemas';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { orderDraft } from './drafts';
import type { Order } from '../entities';
import { once } from './idempotency';
import { addOrder, completeOrder } from './orders';
import type { Place } from './orders';
import { refuse } from '../refusal';
import { refuseSecondStorePlan } from '../plans/storePlans';
import { mustFind } from '../world';
import type { World } from '../world';

/**
 * Places an order of the in-app flow; it waits (status 7) for the store, and no provider can take
 * it. With an Idempotency-Key used before, the order of then is answered again (ruling 17).
 * @throws Refusal 400: the request is not true, the store does not sell it, or has sold one already.
 */
export const placeStoreOrder: Place<OrderRequest> = (world, account, request, key, now) =>
  once(world, { account, call: 'applePayOrder', request, key }, () => {
    if (request.giftCardCode) throw refuse('A gift card cannot be used in the store.');
    const draft = orderDraft(world, account, request, now);
    const { appleGoodsId } = mustFind(world.prices, draft.priceId);
    if (appleGoodsId === '') throw refuse('This package is not sold in the store.');
    refuseSecondStorePlan(world, draft);
    return addOrder(world, { ...draft, payMode: PayMode.ApplePay }, now);
  });

export const isStoreOrder = ({ payMode, paidAt }: Order) =>
  payMode === PayMode.ApplePay && paidAt === null;

/**
 * The store has sold what an order is for. Telling it again changes nothing.
 * @throws Refusal 400, and the order stays unpaid: it is no order of the in-app flow, or the
 * account has a subscription from the store by now.
 */
export function settleInStore(world: World, order: Order, now: Date): void {
  if (order.payMode !== PayMode.ApplePay) throw refuse('This order is not paid in the store.');
  if (!isStoreOrder(order)) return;
  refuseSecondStorePlan(world, order);
  completeOrder(world, order, PayMode.ApplePay, now);
}
