import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import { periodEnd } from '../calendar';
import type { Order } from '../entities';
import { mustFind } from '../world';
import type { World } from '../world';

/** The start and end of the time that an order pays for, as ISO moments. */
export interface ServicePeriod {
  start: string;
  end: string;
}

/** The latest of consecutive periods without a gap, counted like those of a plan. */
interface Run extends ServicePeriod {
  anchor: string;
  unit: PlanUnit;
  count: number;
}

type PaidOrder = Order & { paidAt: string };

/**
 * The period an order pays for; null for an unpaid order and a change that waits for the renewal. A
 * renewal starts where the previously paid time ends, so all paid orders of the plan are replayed.
 */
export function servicePeriod(world: World, order: Order): ServicePeriod | null {
  let run: Run | null = null;
  for (const paid of paidOrdersOf(world, order.planId)) {
    if (onlyChangesLater(world, paid)) continue;
    const latest = runWith(world, run, paid);
    if (paid.id === order.id) return { start: latest.start, end: latest.end };
    // A refund has ended the plan.
    run = paid.status === OrderStatus.Refunded ? null : latest;
  }
  return null;
}

const isPaid = (order: Order): order is PaidOrder => order.paidAt !== null;

const paidOrdersOf = (world: World, planId: string | null): PaidOrder[] =>
  world.orders
    .filter((order) => order.planId === planId)
    .filter(isPaid)
    .sort((one, other) => Date.parse(one.paidAt) - Date.parse(other.paidAt));

const onlyChangesLater = (world: World, { kind, cents, priceId }: Order): boolean =>
  kind === 'keep' || (kind === 'change' && cents < mustFind(world.prices, priceId).cents);

function runWith(world: World, before: Run | null, { kind, paidAt, priceId }: PaidOrder): Run {
  const { planUnit: unit } = mustFind(world.prices, priceId);
  const isContinued = before !== null && kind !== 'change' && before.end >= paidAt;
  const start = isContinued ? before.end : paidAt;
  const { anchor, count } =
    isContinued && before.unit === unit
      ? { anchor: before.anchor, count: before.count + 1 }
      : { anchor: start, count: 1 };
  return { anchor, unit, count, start, end: periodEnd({ anchor }, unit, count) };
}
