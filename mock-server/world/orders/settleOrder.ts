import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import type { Choice } from './basket';
import { addUnits, periodEnd } from '../calendar';
import { checkChange, waitsForEnd } from '../plans/changes';
import { moveDevice } from '../plans/devices';
import type { Order, Plan } from '../entities';
import { factsOf, isLive, isUnlimited } from '../plans/plans';
import { refuse } from '../refusal';
import { mustFind, nextNumber } from '../world';
import type { World } from '../world';

/** An order to settle; `payMode` is null when no payment was needed. */
export interface Settlement {
  order: Order;
  payMode: PayMode | null;
  now: Date;
}

/**
 * Delivers what an order was for and returns the resulting plan.
 * @throws Refusal 400 with nothing changed, when the plan has changed since the order.
 */
export function settleOrder(world: World, settlement: Settlement): Plan {
  const { order } = settlement;
  const choice = {
    goods: mustFind(world.goods, order.goodsId),
    price: mustFind(world.prices, order.priceId),
  };
  if (order.planId === null) return startPlan(world, settlement, choice);
  const plan = mustFind(world.plans, order.planId);
  if (order.kind === 'change') changePlan(world, plan, settlement, choice);
  if (order.kind === 'keep') keepPlan(world, plan);
  if (order.kind === 'renew' || order.kind === 'extend') {
    prolongPlan(world, plan, settlement, choice);
  }
  return plan;
}

function startPlan(world: World, settlement: Settlement, choice: Choice): Plan {
  const { order, payMode, now } = settlement;
  const { accountId, houseId, goodsId, priceId } = order;
  const plan: Plan = {
    id: String(nextNumber(world, 'plans')),
    ...{ accountId, houseId, goodsId, priceId },
    payMode,
    status: statusAfter(settlement, choice),
    ...firstPeriod(now, choice),
    origin: order.kind,
    activeFrom: null,
    renewalLocked: false,
    change: null,
  };
  world.plans.push(plan);
  bindDevices(world, plan, order.deviceIds);
  return plan;
}

/** The plan renews unless its package cannot renew, or only a gift card paid for it. */
function statusAfter({ order, payMode }: Settlement, { goods }: Choice): SubscribeStatus {
  const nobodyPays = payMode === null && order.giftCardCode !== null;
  return goods.supportRenew && !nobodyPays ? SubscribeStatus.Active : SubscribeStatus.Cancelling;
}

function firstPeriod(now: Date, { price }: Choice) {
  const anchor = now.toISOString();
  return { anchor, start: anchor, end: periodEnd({ anchor }, price.planUnit, 1), periods: 1 };
}

function changePlan(world: World, plan: Plan, settlement: Settlement, choice: Choice): void {
  const { order, payMode, now } = settlement;
  checkChange(world, plan, choice);
  const waits = waitsForEnd(world, plan, choice);
  // An order that was free because it waits must not become a change that starts now.
  if (order.cents !== (waits ? 0 : choice.price.cents)) {
    throw refuse('Your plan has changed. Start again.');
  }
  const { goodsId, priceId } = order;
  const change = waits ? { goodsId, priceId, chosen: order.deviceIds.length > 0 } : null;
  Object.assign(plan, {
    payMode,
    status: statusAfter(settlement, choice),
    activeFrom: null,
    change,
  });
  if (!waits) Object.assign(plan, { goodsId, priceId, origin: 'buy', ...firstPeriod(now, choice) });
  lockDevices(world, plan, waits ? order.deviceIds : []);
  if (!waits) bindDevices(world, plan, order.deviceIds);
}

/** Cancels the pending change; dates, payment and renewal stay as they are. */
function keepPlan(world: World, plan: Plan): void {
  plan.change = null;
  lockDevices(world, plan, []);
}

/** Adds one period: after the current one, or from now when the plan has ended. */
function prolongPlan(world: World, plan: Plan, settlement: Settlement, choice: Choice): void {
  const { order, payMode, now } = settlement;
  const before = factsOf(world, plan).price.planUnit;
  const isContinued = isLive(plan);
  if (!isContinued) restart(plan, now);
  if (order.kind === 'renew') plan.priceId = order.priceId;
  addPeriod(plan, choice.price.planUnit, { before, after: factsOf(world, plan).price.planUnit });
  // A gift card alone does not change whether a running plan renews.
  const untouched = isContinued && payMode === null && order.giftCardCode !== null;
  if (!untouched) {
    plan.status = statusAfter(settlement, choice);
    plan.activeFrom = null;
  }
  plan.payMode = payMode ?? plan.payMode;
  bindDevices(world, plan, order.deviceIds);
}

function restart(plan: Plan, now: Date): void {
  const moment = now.toISOString();
  Object.assign(plan, { anchor: moment, start: moment, end: moment, periods: 0, change: null });
}

/**
 * Moves the end of a plan by one `added` unit. When that is not the plan's own unit, the periods
 * are recounted so that they still end on this day of the month.
 */
function addPeriod(
  plan: Plan,
  added: PlanUnit,
  { before, after }: { before: PlanUnit; after: PlanUnit },
): void {
  if (added === before && added === after) {
    plan.periods += 1;
    plan.end = periodEnd(plan, added, plan.periods);
    return;
  }
  const end = addUnits(new Date(plan.end), added, 1);
  plan.periods = after === 'month' ? 12 : 1;
  plan.anchor = addUnits(end, after, -plan.periods).toISOString();
  plan.end = end.toISOString();
}

function lockDevices(world: World, plan: Plan, staying: readonly string[]): void {
  for (const device of factsOf(world, plan).devices) {
    device.lockStatus = staying.includes(device.id) ? 1 : 0;
  }
}

/** Skips devices that another plan has taken since, and never exceeds the device limit. */
function bindDevices(world: World, plan: Plan, deviceIds: readonly string[]): void {
  if (deviceIds.length === 0) return;
  const { goods, price, devices } = factsOf(world, plan);
  let room = isUnlimited(price) ? Infinity : goods.maxDevNum - devices.length;
  const wanted = new Set(deviceIds);
  for (const device of world.devices) {
    const free = device.planId === null && device.houseId === plan.houseId;
    if (!free || !wanted.has(device.id) || room <= 0) continue;
    moveDevice(world, device, plan.id);
    room -= 1;
  }
}
