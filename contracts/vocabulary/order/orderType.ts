/** The kind of an order (`type` of an order detail). Spec 3. */
export const ORDER_TYPES = ['giftCard', 'ruleGive', 'buy', 'renew', 'trial'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];
