import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import { periodEnd } from '../runDueEvents';
import type { Order } from '../entities';
import { mustFind } from '../world';
import type { World } from '../world';

/** From when until when an order keeps a plan going, as ISO moments. */
export interface ServicePeriod {
  start: string;
  end: string;
}

/** The latest of periods that follow each other without a gap, counted as those of a plan are. */
interface Run extends ServicePeriod {
  anchor: string;
  unit: PlanUnit;
  count: number;
}

type PaidOrder = Order & { paidAt: string };

/**
 * The period an order has paid for. One that prolongs a running plan begins where the time paid
 * before ends, so the orders of the plan are gone through from the first. Null while the order is
 * unpaid, and for a change that waits for the end of a period: the renewal then is what pays.
 */
export function servicePeriod(world: World, order: Order): ServicePeriod | null {
  let run: Run | null = null;
  for (const paid of paidOrdersOf(world, order.planId)) {
    if (onlyChangesLater(world, paid)) continue;
    const latest = runWith(world, run, paid);
    if (paid.id === order.id) return { start: latest.start, end: latest.end };
    // With a refund the plan has ended.
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
  kind === 'change' && cents < mustFind(world.prices, priceId).cents;

function runWith(world: World, before: Run | null, { kind, paidAt, priceId }: PaidOrder): Run {
  const { planUnit: unit } = mustFind(world.prices, priceId);
  const goesOn = before !== null && kind !== 'change' && before.end >= paidAt;
  const start = goesOn ? before.end : paidAt;
  const { anchor, count } =
    goesOn && before.unit === unit
      ? { anchor: before.anchor, count: before.count + 1 }
      : { anchor: start, count: 1 };
  return { anchor, unit, count, start, end: periodEnd({ anchor }, unit, count) };
}
