/** Status of a promotion; every other value allows the purchase. Spec 4. */
export const ActivityStatus = { NotStarted: 0, Expired: 2 } as const;
