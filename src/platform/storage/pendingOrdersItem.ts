import { jsonItem } from './storage';

/** The orders under way, by basket; what one is, the checkout knows. A session's end looks in here too. */
export const pendingOrdersItem = jsonItem<Readonly<Record<string, unknown>>>(
  'pendingOrders',
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null,
);
