import type { LockStatus } from '@homeview/contracts/vocabulary/plan/lockStatus';
import { ownedHouse } from '../orders/basket';
import type { Account, Plan } from '../entities';
import { nextOf } from './nextPlan';
import { adjustablePlan, coveredDevices } from './planDevices';
import { countDevices, covers } from './plans';
import type { PlanFacts } from './plans';
import { refuse } from '../refusal';
import { byId } from '../world';
import type { World } from '../world';

/** The change that waits for the period to end. @throws Refusal 400 when there is none. */
export function waitingChange(plan: Plan): NonNullable<Plan['change']> {
  if (plan.change === null) throw refuse('This change has expired.');
  return plan.change;
}

/**
 * Sets which devices stay when the pending change takes effect; the others are released.
 * @throws Refusal 400 when no change is pending, a device is not in the plan, or there are too
 * many.
 */
export function chooseStaying(world: World, facts: PlanFacts, ids: readonly string[]): void {
  const { plan, devices } = facts;
  const change = waitingChange(plan);
  const staying = new Set(coveredDevices(world, plan, ids));
  refuseBeyondNext(world, plan, staying.size);
  for (const device of devices) device.lockStatus = staying.has(device) ? 1 : 0;
  change.chosen = true;
}

/**
 * Sets whether a device belongs to the next plan (1) or not (0). Without a pending change, the next
 * plan is the renewed one.
 * @throws Refusal 400 when the device is unknown or has no plan, or the next plan is full.
 */
export function lockDevice(
  world: World,
  account: Account,
  deviceId: string,
  lockStatus: LockStatus,
): void {
  const device = byId(world.devices, deviceId);
  if (!device) throw refuse('This device does not exist.');
  ownedHouse(world, account, device.houseId);
  if (device.planId === null) throw refuse(`“${device.name}” has no plan.`);
  const { plan, devices } = adjustablePlan(world, account, device.planId);
  if (device.lockStatus === lockStatus) return;
  const locked = devices.filter((other) => other.lockStatus === 1).length;
  if (lockStatus === 1) refuseBeyondNext(world, plan, locked + 1);
  device.lockStatus = lockStatus;
}

function refuseBeyondNext(world: World, plan: Plan, count: number): void {
  const next = nextOf(world, plan);
  if (covers(next, count)) return;
  throw refuse(`Your next plan covers at most ${countDevices(next.goods.maxDevNum)}.`);
}
