import { ORDER_STATUS_MEANINGS } from '@homeview/contracts/vocabulary/order/orderStatus';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import type { Sandbox } from '../sandboxes/sandbox';
import { stateOf } from '../sandboxes/state';
import type { SandboxState } from '../sandboxes/state';
import { factsOf } from '../world/plans/plans';
import { upcomingEvents } from '../world/timelineEvents';
import type { Order } from '../world/entities';
import { PAYMENT_DECLINED } from '../world/orders/orders';
import { COLLECTIONS } from '../world/references';
import { mustFind } from '../world/world';
import type { World } from '../world/world';
import { eventsOn } from './behaviourEvents';

/** A sandbox summarized in numbers. */
export function summaryOf(sandbox: Sandbox) {
  sandbox.present();
  return summaryOfState({ ...stateOf(sandbox), id: sandbox.id });
}

/** The summary of a sandbox that may not be in memory; its clock runs on all the same. */
export function summaryOfState(saved: SandboxState & { readonly id: string }) {
  const { id, scenario, opened = {}, clock, world, journal, faults } = saved;
  const aheadMs = clock.aheadMs ?? 0;
  return {
    sandbox: id,
    scenario,
    /** How its link opened the portal. */
    opened,
    now: new Date(Date.now() + aheadMs).toISOString(),
    /** How far its clock is ahead of real time, in seconds. */
    aheadS: Math.round(aheadMs / 1000),
    houses: world.houses.length,
    devices: world.devices.length,
    plans: world.plans.length,
    orders: world.orders.length,
    requests: journal.length,
    faults: faults.length,
  };
}

const STATUS: Readonly<Record<number, string>> = {
  [SubscribeStatus.Active]: 'renews',
  [SubscribeStatus.Cancelling]: 'doesn’t renew',
  [SubscribeStatus.Activating]: 'renewal is activating',
};

/** The maximum number of names listed one by one. */
const MAX_NAMES = 12;

function someOf(names: readonly string[]): readonly string[] {
  const rest = names.length - MAX_NAMES;
  return rest > 0 ? [...names.slice(0, MAX_NAMES), `and ${rest} more`] : names;
}

/** An order with what can happen to it outside the portal. */
function orderFacts(world: World, order: Order) {
  const { id, goodsId, kind, cents, taxCents, status, createdAt } = order;
  return {
    ...{ id, kind, cents: cents + taxCents, createdAt },
    name: mustFind(world.goods, goodsId).name,
    state: ORDER_STATES[status] ?? `status ${status}`,
    events: eventsOn(order),
  };
}

const ORDER_STATES: Readonly<Record<number, string>> = {
  ...ORDER_STATUS_MEANINGS,
  [PAYMENT_DECLINED]: 'the payment was declined',
};

/** The contents of a world, in words for support. */
export function contentsOf(sandbox: Sandbox) {
  const now = sandbox.present();
  const { world } = sandbox;
  return {
    people: world.accounts.map(({ id, username, password, nickname, secondFactorCode }) => ({
      id,
      username,
      password,
      nickname,
      secondFactorCode,
      signedIn: world.tokens.some(({ accountId, kind }) => accountId === id && kind === 'access'),
    })),
    houses: world.houses.map(({ id, name, isOwner, isDefault }) => {
      const devices = world.devices.filter(({ houseId }) => houseId === id);
      const free = devices.filter(({ planId }) => planId === null);
      return {
        ...{ id, name, isOwner, isDefault, devices: devices.length },
        withoutPlan: someOf(free.map((device) => device.name)),
      };
    }),
    plans: world.plans.map((plan) => {
      const { goods, price, devices } = factsOf(world, plan);
      return {
        ...{ id: plan.id, houseId: plan.houseId, name: goods.name, end: plan.end },
        ...{ unit: price.planUnit, cents: price.cents, payMode: plan.payMode },
        state: STATUS[plan.status] ?? 'ended',
        changes: plan.change !== null,
        devices: someOf(devices.map(({ name }) => name)),
      };
    }),
    orders: world.orders
      .slice(-MAX_NAMES)
      .reverse()
      .map((order) => orderFacts(world, order)),
    giftCards: world.giftCards.map(({ id, orderId }) => ({ code: id, used: orderId !== null })),
    comingUp: upcomingEvents(world, now).slice(0, MAX_NAMES),
    happened: sandbox.eventLog.all(),
    collections: COLLECTIONS.map((name) => ({ name, count: world[name].length })),
  };
}
