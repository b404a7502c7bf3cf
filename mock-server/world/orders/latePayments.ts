import type { Checkout } from '../entities';
import { Refusal } from '../refusal';
import type { TimelineEvent } from '../timelineEvents';
import { mustFind } from '../world';
import type { World } from '../world';
import { completeOrder, declineOrder } from './orders';

/** How long a provider takes for a payment that it does not confirm at once, in s. Our value. */
const CONFIRMATION_S = 10;

/** Notes a payment that the provider confirms some seconds later. */
export function confirmLater(checkout: Checkout, now: Date): void {
  checkout.confirmsAt = new Date(now.getTime() + CONFIRMATION_S * 1000).toISOString();
}

/** Completes at most `most` orders whose payments are confirmed by `now`. Returns what happened. */
export function confirmPayments(world: World, now: Date, most: number): TimelineEvent[] {
  const moment = now.toISOString();
  return world.checkouts
    .filter(({ confirmsAt }) => confirmsAt && confirmsAt <= moment)
    .slice(0, most)
    .map((checkout) => confirmed(world, checkout));
}

function confirmed(world: World, checkout: Checkout): TimelineEvent {
  const at = checkout.confirmsAt ?? '';
  checkout.confirmsAt = null;
  const order = mustFind(world.orders, checkout.orderId);
  try {
    completeOrder(world, order, checkout.payMode, new Date(at));
    return { at, what: `The payment of order ${order.id} is confirmed`, kind: 'payment' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    declineOrder(order);
    return { at, what: `The payment of order ${order.id} is declined`, kind: 'payment' };
  }
}
