/** State of a subscription (`subScribeStatus`, `subscribeStatus`); 0 and -1 both mean none. */
export const SubscribeStatus = {
  Never: -1,
  None: 0,
  Active: 1,
  Cancelling: 2,
  Activating: 3,
} as const;
export type SubscribeStatus = (typeof SubscribeStatus)[keyof typeof SubscribeStatus];
export const SUBSCRIBE_STATUSES: readonly SubscribeStatus[] = Object.values(SubscribeStatus);

export const SUBSCRIBE_STATUS_MEANINGS: Readonly<Record<SubscribeStatus, string>> = {
  [-1]: 'none: never subscribed',
  0: 'none: not subscribed',
  1: 'active, and renews',
  2: 'canceling: active until the period ends',
  3: 'activating',
};
