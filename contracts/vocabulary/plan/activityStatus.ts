/** Status of a promotion; every other value allows the purchase. */
export const ActivityStatus = { NotStarted: 0, Expired: 2 } as const;
export type ActivityStatus = (typeof ActivityStatus)[keyof typeof ActivityStatus];

export const ACTIVITY_STATUS_MEANINGS: Readonly<Record<ActivityStatus, string>> = {
  0: 'not started',
  2: 'expired',
};
