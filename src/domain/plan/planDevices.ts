import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';
import type { LockStatus } from '@homeview/contracts/vocabulary/plan/lockStatus';

/** A device under a plan, as far as these rules look at it. */
export interface HeldDevice {
  readonly deviceId: string;
  /** 1: it goes on in the next plan. */
  readonly lockStatus: LockStatus;
}

/** Devices that a next plan of this `maxDevNum` covers; Infinity for no limit. Spec 5, ruling 2. */
export const nextPlanLimit = (maxDevNum: number): number =>
  maxDevNum === UNLIMITED_DEVICES ? Infinity : maxDevNum;

/** How many devices more a plan takes; Infinity where it covers all. Spec 5. */
export const deviceRoom = (
  plan: { readonly isUnlimited: boolean; readonly maxDevNum: number },
  covered: number,
): number => (plan.isUnlimited ? Infinity : Math.max(0, plan.maxDevNum - covered));

/** What a customer wants of devices for the next plan, by device id; others stay as they are. */
export type LockChoices = ReadonlyMap<string, LockStatus>;

/** The devices that go on in the next plan once the wishes are granted, in the plan's order. */
export const stayingDevices = (devices: readonly HeldDevice[], wishes: LockChoices): string[] =>
  devices
    .filter(({ deviceId, lockStatus }) => (wishes.get(deviceId) ?? lockStatus) === 1)
    .map(({ deviceId }) => deviceId);

/** Wishes that are not granted yet: a device that is as it should be, or is gone, needs nothing. */
export function lockChanges(devices: readonly HeldDevice[], wishes: LockChoices) {
  const differing = devices.filter(
    ({ deviceId, lockStatus }) => (wishes.get(deviceId) ?? lockStatus) !== lockStatus,
  );
  const idsWith = (status: LockStatus): string[] =>
    differing.filter(({ lockStatus }) => lockStatus === status).map(({ deviceId }) => deviceId);
  return { release: idsWith(1), lock: idsWith(0) };
}

/** Calls to send for a staged choice, in this order. Spec 4. */
export interface DeviceChanges {
  /** Devices that do not go on in the next plan: first, for they make room. */
  readonly release: readonly string[];
  readonly lock: readonly string[];
  /** Devices that come under the plan. */
  readonly bind: readonly string[];
}

export const countChanges = ({ release, lock, bind }: DeviceChanges): number =>
  release.length + lock.length + bind.length;
