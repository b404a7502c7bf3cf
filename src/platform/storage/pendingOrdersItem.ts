import { jsonItem } from './storage';

/**
 * The pending orders by basket. Their shape is defined in the checkout; ending a session uses this
 * item too.
 */
export const pendingOrdersItem = jsonItem<Readonly<Record<string, unknown>>>(
  'pendingOrders',
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null,
);
