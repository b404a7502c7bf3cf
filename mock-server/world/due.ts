import { OrderStatus } from '@homeview/contracts/vocabulary/orderStatus';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/subscribeStatus';
import { addUnits } from './calendar';
import type { Plan } from './entities';
import { factsOf } from './plans';
import { nextNumber } from './world';
import type { World } from './world';

/**
 * Lets happen what is due by now: renewing plans renew and are paid, cancelled ones end. Called
 * before every answer, so that real time and time travel take the same way. Travelling back
 * undoes nothing: a payment that was made stays made.
 */
export function runDue(world: World, now: Date): void {
  const moment = now.toISOString();
  for (const plan of world.plans) {
    while (plan.status === SubscribeStatus.Active && plan.end <= moment) renew(world, plan);
    if (plan.status === SubscribeStatus.Cancelling && plan.end <= moment) end(world, plan);
  }
}

/** The end of a plan's n-th period. */
export const periodEnd = (
  plan: Pick<Plan, 'anchor'>,
  unit: Parameters<typeof addUnits>[1],
  n: number,
) => addUnits(new Date(plan.anchor), unit, n).toISOString();

function renew(world: World, plan: Plan): void {
  const { price } = factsOf(world, plan);
  const paidAt = plan.end;
  plan.periods += 1;
  plan.start = plan.end;
  plan.end = periodEnd(plan, price.planUnit, plan.periods);
  world.orders.push({
    id: String(nextNumber(world, 'orders')),
    accountId: plan.accountId,
    houseId: plan.houseId,
    kind: 'renew',
    goodsId: plan.goodsId,
    priceId: plan.priceId,
    deviceIds: [],
    cents: price.cents,
    currency: price.currency,
    status: OrderStatus.Paid,
    createdAt: paidAt,
    paidAt,
    payMode: plan.payMode,
    planId: plan.id,
    original: 0,
    originalRemark: '',
  });
}

function end(world: World, plan: Plan): void {
  plan.status = SubscribeStatus.None;
  for (const device of factsOf(world, plan).devices) {
    device.planId = null;
    device.lockStatus = 0;
  }
}
