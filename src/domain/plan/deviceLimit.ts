import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';

/**
 * Devices a price may cover: the plan's `maxDevNum`, or no cap for an unlimited price. The tile and
 * the device list read this one rule, so what is sold is what can be chosen. Spec 5.
 */
export const deviceLimit = (price: { buyNum: number }, plan: { maxDevNum: number }): number =>
  price.buyNum === UNLIMITED_DEVICES ? Infinity : plan.maxDevNum;

/** True when one more device than `chosen` still fits. */
export const fitsOneMore = (chosen: number, limit: number): boolean => chosen < limit;
