import type { CollectionName } from './references';

/**
 * The maximum number of rows of a collection. With more, a request that reads or saves all of them
 * would keep the others waiting.
 */
const MOST_ROWS = 5000;

/** The scenario `ten-thousand-devices` needs more devices than other rows. Every plan causes events. */
const OTHERS: Partial<Record<CollectionName, number>> = { devices: 10_000, plans: 1000 };

export const mostRows = (name: CollectionName): number => OTHERS[name] ?? MOST_ROWS;

/** The maximum number of rows of all collections together. */
export const MOST_IN_ALL = 15_000;
