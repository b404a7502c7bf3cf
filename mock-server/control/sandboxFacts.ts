import { decodeCase } from '@homeview/contracts/customer/caseCode';
import { ORDER_STATUS_MEANINGS } from '@homeview/contracts/vocabulary/order/orderStatus';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import type { Sandbox } from '../sandboxes/sandbox';
import { beginOfCase } from '../scenarios/caseScenario';
import { describeCustomer } from '../scenarios/describeCustomer';
import { findScenario } from '../scenarios/registry';
import { EVERYBODY } from '../sandboxes/owners';
import { stateOf } from '../sandboxes/state';
import type { SandboxState } from '../sandboxes/state';
import { factsOf } from '../world/plans/plans';
import { upcomingEvents } from '../world/timelineEvents';
import type { TimelineEvent } from '../world/timelineEvents';
import type { Order } from '../world/entities';
import { PAYMENT_DECLINED } from '../world/orders/orders';
import { COLLECTIONS } from '../world/references';
import { mustFind } from '../world/world';
import type { World } from '../world/world';
import { runs } from '../acts/accountActs';
import { offersFor } from '../acts/acts';

/** A sandbox summarized in numbers. The clock of a case counts from the customer's time. */
export function summaryOf(sandbox: Sandbox) {
  const now = sandbox.present();
  const summary = summaryOfState({ ...stateOf(sandbox), id: sandbox.id });
  const begin = beginOfCase(sandbox.scenario.traits);
  return begin === null ? summary : { ...summary, aheadS: wholeMinutes(now, begin) * 60 };
}

/** Whole minutes, so that a link doesn't change every second. */
const wholeMinutes = (now: Date, begin: Date): number =>
  Math.floor((now.getTime() - begin.getTime()) / 60_000);

/** The summary of a sandbox that may not be in memory. */
export function summaryOfState(saved: SandboxState & { readonly id: string }) {
  const { id, scenario, opened = {}, clock, world, journal, faults, owner } = saved;
  const { label = {}, usedAt = null } = saved;
  return {
    sandbox: id,
    scenario,
    /** What the case is about. */
    caseTitle: caseTitleOf(saved),
    /** What an agent has written about it. */
    title: null,
    ticket: null,
    note: null,
    ...label,
    /** Null where everybody shares all sandboxes. */
    owner: owner === undefined || owner === EVERYBODY ? null : owner,
    /** The real time of its last use; null for one of an older version. */
    usedAt,
    /** How its link opened the portal. */
    opened,
    now: clock.now,
    /** How far its clock is ahead of the time at which its link would begin, in seconds. */
    aheadS: Math.round((clock.aheadMs ?? 0) / 1000),
    houses: world.houses.length,
    devices: world.devices.length,
    plans: world.plans.length,
    orders: world.orders.length,
    requests: journal.length,
    faults: faults.length,
  };
}

/** @example "Turned renewal off; the plan runs until its end" */
function caseTitleOf({ scenario, opened }: SandboxState): string {
  const traits = opened.case === undefined ? null : decodeCase(opened.case);
  return traits ? describeCustomer(traits) : (findScenario(scenario)?.title ?? scenario);
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

function orderFacts(world: World, order: Order) {
  const { id, goodsId, kind, cents, taxCents, status, createdAt } = order;
  return {
    ...{ id, kind, cents: cents + taxCents, createdAt },
    name: mustFind(world.goods, goodsId).name,
    state: ORDER_STATES[status] ?? `status ${status}`,
  };
}

const ORDER_STATES: Readonly<Record<number, string>> = {
  ...ORDER_STATUS_MEANINGS,
  [PAYMENT_DECLINED]: 'the payment was declined',
};

/** An event whose point is still kept, or without one. */
const withPoint = (sandbox: Sandbox, { point, ...event }: TimelineEvent): TimelineEvent =>
  point !== undefined && sandbox.points.has(point) ? { ...event, point } : event;

/** What is offered to guests, who can't change a sandbox. The offers name codes of gift cards. */
export const noOffers: typeof offersFor = () => [];

/** The contents of a world, in words for support. */
export function contentsOf(sandbox: Sandbox, offers = offersFor) {
  const now = sandbox.present();
  const { world } = sandbox;
  return {
    people: world.accounts.map(({ id, username, password, nickname, secondFactorCode }) => ({
      acts: offers(world, 'accounts', { id }, now),
      id,
      username,
      password,
      nickname,
      secondFactorCode,
      signedIn: world.tokens.some(({ accountId, kind }) => accountId === id && kind === 'access'),
    })),
    houses: world.houses.map((house) => {
      const { id, name, isOwner, isDefault } = house;
      const devices = world.devices.filter(({ houseId }) => houseId === id);
      const free = devices.filter(({ planId }) => planId === null);
      return {
        ...{ id, name, isOwner, isDefault, devices: devices.length },
        withoutPlan: someOf(free.map((device) => device.name)),
        acts: offers(world, 'houses', house, now),
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
        acts: offers(world, 'plans', plan, now),
      };
    }),
    orders: world.orders
      .slice(-MAX_NAMES)
      .reverse()
      .map((order) => ({
        ...orderFacts(world, order),
        acts: offers(world, 'orders', order, now),
      })),
    giftCards: world.giftCards.map((card) => ({
      ...{ code: card.id, used: card.orderId !== null },
      acts: offers(world, 'giftCards', card, now),
    })),
    promotions: world.activities.map((activity) => ({
      ...activity,
      runs: runs(activity, now),
      acts: offers(world, 'activities', activity, now),
    })),
    comingUp: upcomingEvents(world, now).slice(0, MAX_NAMES),
    happened: sandbox.eventLog.all().map((event) => withPoint(sandbox, event)),
    collections: COLLECTIONS.map((name) => ({ name, count: world[name].length })),
  };
}
