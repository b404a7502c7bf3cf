import { jsonItem } from './storage';

/**
 * The order that this tab went to pay. Its shape is defined in the checkout; ending a session
 * removes it.
 */
export const payingItem = jsonItem<Readonly<Record<string, unknown>>>(
  'paying',
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null,
  'tab',
);
