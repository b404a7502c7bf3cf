/** `lockStatus` of a device: 1 belongs to the new plan, 0 does not. */
export const LOCK_STATUSES = [0, 1] as const;
export type LockStatus = (typeof LOCK_STATUSES)[number];

export const LOCK_STATUS_MEANINGS: Readonly<Record<LockStatus, string>> = {
  0: 'the next plan does not cover the device',
  1: 'the next plan covers the device',
};
