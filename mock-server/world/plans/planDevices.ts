import { ownedHouse, ownedPlan } from '../orders/basket';
import { moveDevice } from './devices';
import type { Account, Device, Plan } from '../entities';
import { countDevices, covers, factsOf, isLive } from './plans';
import type { PlanFacts } from './plans';
import { refuse } from '../refusal';
import type { World } from '../world';

/**
 * A plan of this account whose devices may be changed.
 * @throws Refusal 400: unknown, somebody else's, ended, or deleted at the backend. Spec 4, 6.
 */
export function adjustablePlan(world: World, account: Account, planId: string): PlanFacts {
  const plan = ownedPlan(world, account, planId);
  ownedHouse(world, account, plan.houseId);
  const facts = factsOf(world, plan);
  if (facts.goods.deleted) throw refuse('This plan is no longer available and cannot be changed.');
  if (!isLive(plan)) throw refuse('This plan has ended.');
  return facts;
}

/**
 * Puts free devices of the plan's home under it; those it covers already stay as they are.
 * @throws Refusal 400, and none is bound: a device is elsewhere or taken, or they are too many.
 */
export function bindDevices(world: World, facts: PlanFacts, ids: readonly string[]): void {
  const { plan, goods, devices } = facts;
  const added = findDevices(world, ids).filter((device) => isFreeFor(plan, device));
  if (added.length > 0 && !covers(facts, devices.length + added.length)) {
    throw refuse(`This plan covers at most ${countDevices(goods.maxDevNum)}.`);
  }
  for (const device of added) moveDevice(world, device, plan.id);
}

/** False: the plan covers it already. @throws Refusal 400: another home's, or another plan's. */
function isFreeFor(plan: Plan, { houseId, planId, name }: Device): boolean {
  if (houseId !== plan.houseId) throw refuse('A chosen device is not in this home.');
  if (planId !== null && planId !== plan.id) throw refuse(`“${name}” already has a plan.`);
  return planId === null;
}

/** Takes devices out of their plan. @throws Refusal 400, and none is removed: one is not in it. */
export function removeDevices(world: World, { plan }: PlanFacts, ids: readonly string[]): void {
  for (const device of coveredDevices(world, plan, ids)) {
    moveDevice(world, device, null);
    device.lockStatus = 0;
  }
}

/** @throws Refusal 400: a device does not exist, is named twice, or is not in the plan. */
export function coveredDevices(world: World, plan: Plan, ids: readonly string[]): Device[] {
  const devices = findDevices(world, ids);
  if (devices.some(({ planId }) => planId !== plan.id)) {
    throw refuse('A chosen device is not covered by this plan.');
  }
  return devices;
}

function findDevices(world: World, ids: readonly string[]): Device[] {
  const wanted = new Set(ids);
  if (wanted.size !== ids.length) throw refuse('A device was chosen twice.');
  const found = world.devices.filter(({ id }) => wanted.has(id));
  if (found.length !== wanted.size) throw refuse('A chosen device does not exist.');
  return found;
}
