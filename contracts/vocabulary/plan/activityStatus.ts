/** State of a promotion; with every status but these two the purchase goes on. Spec 4. */
export const ActivityStatus = { NotStarted: 0, Expired: 2 } as const;
