import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import { runDueEvents } from '../runDueEvents';
import type { Order } from '../entities';
import { refuse } from '../refusal';
import { byId, nextNumber } from '../world';
import type { World } from '../world';

/**
 * Refunds an order in full; its plan ends now. @throws Refusal 400 when there is nothing to refund.
 */
export function refundOrder(world: World, order: Order, now: Date): void {
  noteRefund(world, order, OrderStatus.Refunded, now);
  const plan = order.planId === null ? undefined : byId(world.plans, order.planId);
  if (!plan) return;
  // The plan ends like any plan with its renewal turned off.
  Object.assign(plan, {
    status: SubscribeStatus.Cancelling,
    activeFrom: null,
    end: now.toISOString(),
  });
  runDueEvents(world, now);
}

/** Records a failed refund; the plan continues. @throws Refusal 400. */
export function failRefund(world: World, order: Order, now: Date): void {
  noteRefund(world, order, OrderStatus.RefundFailed, now);
}

/** A failed refund can be retried and keeps its number. */
function noteRefund(world: World, order: Order, status: OrderStatus, now: Date): void {
  const settled: readonly number[] = [OrderStatus.Paid, OrderStatus.RefundFailed];
  if (!settled.includes(order.status)) throw refuse('This order can’t be refunded.');
  const id = order.refund?.id ?? String(nextNumber(world, 'refunds'));
  order.status = status;
  order.refund = { id, at: now.toISOString(), cents: order.cents + order.taxCents };
}
