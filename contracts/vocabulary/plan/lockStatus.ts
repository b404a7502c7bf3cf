/** `lockStatus` of a device: 1 belongs to the new plan, 0 does not. Spec 4. */
export const LOCK_STATUSES = [0, 1] as const;
export type LockStatus = (typeof LOCK_STATUSES)[number];
