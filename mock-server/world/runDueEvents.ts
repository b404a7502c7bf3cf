import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import { DAY_MS, periodEnd } from './calendar';
import { BadMoment } from './clock';
import { mostRows } from './limits';
import { moveDevice } from './plans/devices';
import type { Plan } from './entities';
import { addOrder, draftOf } from './orders/newOrder';
import { endOf } from './timelineEvents';
import type { TimelineEvent } from './timelineEvents';
import { takeOver } from './plans/nextPlan';
import { factsOf, isLive } from './plans/plans';
import type { World } from './world';

/**
 * Runs everything due at `now`: renewals and payments, pending changes, ends, activations. Runs
 * before every answer, so real time and time travel behave alike; travelling back undoes nothing.
 * Returns the events in the order in which they happened.
 * @param most number of events; the rest is left for another call.
 */
export function runDueEvents(
  world: World,
  now: Date,
  most = MOST_EVENTS,
): readonly TimelineEvent[] {
  const moment = now.toISOString();
  const happened: TimelineEvent[] = [];
  for (const plan of world.plans) {
    while (happened.length < most && isLive(plan) && plan.end <= moment) {
      happened.push(finishPeriod(world, plan));
    }
    if (happened.length >= most) break;
    if (plan.activeFrom !== null && plan.activeFrom <= moment) happened.push(activated(plan));
  }
  return happened;
}

/** As many as there may be orders: most events are the order of a renewal. */
const MOST_EVENTS = mostRows('orders');

/** The shortest period of each unit, in days. */
const SHORTEST = { day: 1, month: 28, year: 365 } as const;

/** @throws BadMoment when the sandbox would have too many orders then. */
export function refuseCrowdedWay(world: World, to: Date): void {
  const unitOf = new Map(world.prices.map(({ id, planUnit }) => [id, planUnit]));
  let count = world.orders.length;
  for (const plan of world.plans) {
    const ms = to.getTime() - Date.parse(plan.end);
    if (!isLive(plan) || ms < 0) continue;
    count += 1 + ms / (SHORTEST[unitOf.get(plan.priceId) ?? 'day'] * DAY_MS);
  }
  if (count <= MOST_EVENTS) return;
  throw new BadMoment(
    `Too much would happen on the way: a sandbox has at most ${MOST_EVENTS} orders, and every renewal is one. Move the clock in smaller steps, or reset the sandbox.`,
  );
}

function activate(plan: Plan): void {
  plan.status = SubscribeStatus.Active;
  plan.activeFrom = null;
}

function activated(plan: Plan): TimelineEvent {
  const event = {
    at: plan.activeFrom ?? '',
    what: `Plan ${plan.id} is active again`,
    kind: 'renewal' as const,
  };
  activate(plan);
  return event;
}

function finishPeriod(world: World, plan: Plan): TimelineEvent {
  const { renews, ...event } = endOf(world, plan);
  if (renews) {
    takeOver(world, plan);
    renew(world, plan);
  } else {
    end(world, plan);
  }
  return event;
}

function renew(world: World, plan: Plan): void {
  const { goods, price } = factsOf(world, plan);
  const { end: paidAt, accountId, houseId, payMode, id: planId } = plan;
  activate(plan);
  plan.renewalLocked = false;
  plan.periods += 1;
  plan.start = plan.end;
  plan.end = periodEnd(plan, price.planUnit, plan.periods);
  // A free plan has no bills.
  if (price.cents === 0) return;
  const draft = draftOf({ accountId, id: houseId }, { goods, price });
  const order = addOrder(world, { ...draft, kind: 'renew', payMode, planId }, new Date(paidAt));
  Object.assign(order, { status: OrderStatus.Paid, paidAt });
}

function end(world: World, plan: Plan): void {
  for (const device of factsOf(world, plan).devices) {
    moveDevice(world, device, null);
    device.lockStatus = 0;
  }
  plan.status = SubscribeStatus.None;
  plan.activeFrom = null;
  plan.renewalLocked = false;
  plan.change = null;
}
