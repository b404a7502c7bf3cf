import { ownedHouse, ownedPlan } from '../orders/basket';
import { moveDevice } from './devices';
import type { Account, Device, Plan } from '../entities';
import { countDevices, covers, factsOf, isLive } from './plans';
import type { PlanFacts } from './plans';
import { refuse } from '../refusal';
import type { World } from '../world';

/**
 * A plan of this account whose devices may be changed.
 * @throws Refusal 400 when it is unknown, another account's, ended, or deleted at the backend.
 */
export function adjustablePlan(world: World, account: Account, planId: string): PlanFacts {
  const plan = ownedPlan(world, account, planId);
  ownedHouse(world, account, plan.houseId);
  const facts = factsOf(world, plan);
  if (facts.goods.deleted) throw refuse('This plan is no longer available and can’t be changed.');
  if (!isLive(plan)) throw refuse('This plan has ended.');
  return facts;
}

/**
 * Adds free devices of the plan's house to the plan; devices it already covers are skipped.
 * @throws Refusal 400 with none added, when a device is in another house or plan, or there are too
 * many.
 */
export function bindDevices(world: World, facts: PlanFacts, ids: readonly string[]): void {
  const { plan, goods, devices } = facts;
  const added = findDevices(world, ids).filter((device) => isFreeFor(plan, device));
  if (added.length > 0 && !covers(facts, devices.length + added.length)) {
    throw refuse(`This plan covers at most ${countDevices(goods.maxDevNum)}.`);
  }
  for (const device of added) moveDevice(world, device, plan.id);
}

/**
 * False when the plan already covers the device. @throws Refusal 400 for another house's or plan's
 * device.
 */
function isFreeFor(plan: Plan, { houseId, planId, name }: Device): boolean {
  if (houseId !== plan.houseId) throw refuse('A selected device isn’t in this house.');
  if (planId !== null && planId !== plan.id) throw refuse(`“${name}” already has a plan.`);
  return planId === null;
}

/**
 * Removes devices from their plan. @throws Refusal 400 with none removed, when one is not in the
 * plan.
 */
export function removeDevices(world: World, { plan }: PlanFacts, ids: readonly string[]): void {
  for (const device of coveredDevices(world, plan, ids)) {
    moveDevice(world, device, null);
    device.lockStatus = 0;
  }
}

/** @throws Refusal 400 when a device does not exist, is listed twice, or is not in the plan. */
export function coveredDevices(world: World, plan: Plan, ids: readonly string[]): Device[] {
  const devices = findDevices(world, ids);
  if (devices.some(({ planId }) => planId !== plan.id)) {
    throw refuse('A selected device isn’t covered by this plan.');
  }
  return devices;
}

function findDevices(world: World, ids: readonly string[]): Device[] {
  const wanted = new Set(ids);
  if (wanted.size !== ids.length) throw refuse('A device is selected twice.');
  const found = world.devices.filter(({ id }) => wanted.has(id));
  if (found.length !== wanted.size) throw refuse('A selected device does not exist.');
  return found;
}
