import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';
import type { LockStatus } from '@homeview/contracts/vocabulary/plan/lockStatus';

/** The fields of a plan's device that these rules need. */
export interface HeldDevice {
  readonly deviceId: string;
  /** 1: the device is kept in the next plan. */
  readonly lockStatus: LockStatus;
}

/** Device limit of a next plan with this `maxDevNum`; Infinity for no limit. */
export const nextPlanLimit = (maxDevNum: number): number =>
  maxDevNum === UNLIMITED_DEVICES ? Infinity : maxDevNum;

/** How many more devices a plan can cover; Infinity for an unlimited plan. */
export const deviceRoom = (
  plan: { readonly isUnlimited: boolean; readonly maxDevNum: number },
  covered: number,
): number => (plan.isUnlimited ? Infinity : Math.max(0, plan.maxDevNum - covered));

/** The customer's toggles for the next plan by device id; other devices are unchanged. */
export type LockChoices = ReadonlyMap<string, LockStatus>;

/** The devices kept in the next plan after applying the choices, in the plan's order. */
export const stayingDevices = (devices: readonly HeldDevice[], choices: LockChoices): string[] =>
  devices
    .filter(({ deviceId, lockStatus }) => (choices.get(deviceId) ?? lockStatus) === 1)
    .map(({ deviceId }) => deviceId);

/** The choices still to apply: excludes devices that already match or are gone. */
export function keepChanges(devices: readonly HeldDevice[], choices: LockChoices) {
  const differing = devices.filter(
    ({ deviceId, lockStatus }) => (choices.get(deviceId) ?? lockStatus) !== lockStatus,
  );
  const idsWith = (status: LockStatus): string[] =>
    differing.filter(({ lockStatus }) => lockStatus === status).map(({ deviceId }) => deviceId);
  return { stopKeeping: idsWith(1), keep: idsWith(0) };
}

/** Which devices the customer wants covered, by device id; other devices are unchanged. */
export type CoverageChoices = ReadonlyMap<string, boolean>;

interface HouseDevices {
  readonly covered: readonly { readonly deviceId: string }[];
  /** Devices of the house without a plan. */
  readonly free: readonly { readonly deviceId: string }[];
}

/** The devices to remove and to add: excludes devices that already match or are gone. */
export function coverageChanges({ covered, free }: HouseDevices, choices: CoverageChoices) {
  const idsOf = (devices: HouseDevices['free'], wanted: boolean): string[] =>
    devices.map(({ deviceId }) => deviceId).filter((id) => choices.get(id) === wanted);
  return { remove: idsOf(covered, false), bind: idsOf(free, true) };
}

/** Calls of a staged change, in this order: what makes room comes first. */
export interface DeviceChanges {
  /** Devices that leave the plan. */
  readonly remove: readonly string[];
  /** Devices not kept in the next plan. */
  readonly stopKeeping: readonly string[];
  readonly keep: readonly string[];
  /** Devices to add to the plan. */
  readonly bind: readonly string[];
}

export const countChanges = ({ remove, stopKeeping, keep, bind }: DeviceChanges): number =>
  remove.length + stopKeeping.length + keep.length + bind.length;

/** Devices leave the plan and others take their place. */
export const isExchange = ({ remove, bind }: Pick<DeviceChanges, 'remove' | 'bind'>): boolean =>
  remove.length > 0 && bind.length > 0;
