import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';

/**
 * Device limit of a price: the plan's `maxDevNum`, or no limit for an unlimited price. Price tile
 * and device list both use it, so they always agree.
 */
export const deviceLimit = (price: { buyNum: number }, plan: { maxDevNum: number }): number =>
  price.buyNum === UNLIMITED_DEVICES ? Infinity : plan.maxDevNum;

/** True if one more device than `chosen` fits. */
export const fitsOneMore = (chosen: number, limit: number): boolean => chosen < limit;
