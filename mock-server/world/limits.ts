import type { CollectionName } from './references';

/** The maximum number of rows that may be written into a collection. */
const MOST_ROWS = 10_000;

/** Every plan causes events, at most one a day. */
const MOST_PLANS = 1000;

export const mostRows = (name: CollectionName): number =>
  name === 'plans' ? MOST_PLANS : MOST_ROWS;
