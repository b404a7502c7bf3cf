/** The kind of an order (`type` of an order detail). */
export const ORDER_TYPES = ['giftCard', 'ruleGive', 'buy', 'renew', 'trial'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

export const ORDER_TYPE_MEANINGS: Readonly<Record<OrderType, string>> = {
  giftCard: 'redeemed with a gift card',
  ruleGive: 'given by the service',
  buy: 'a purchase',
  renew: 'a renewal',
  trial: 'a trial',
};
