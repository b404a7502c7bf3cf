import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';
import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';

/** The fields of a price and a plan that choosing needs. */
export interface OfferedPrice {
  readonly goodsPriceId: string;
  readonly planUnit: PlanUnit;
  readonly buyNum: number;
}

/** Whole cents of an amount in dollars; a wire price has at most two decimals. Ruling 13. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Cents as the two-decimal string an order carries, `299` → `"2.99"`. Spec 5. */
export const toWirePrice = (cents: number): string => {
  if (!Number.isSafeInteger(cents) || cents < 0) {
    throw new RangeError(`A price is whole cents, zero or more; got ${cents}`);
  }
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
};

/** Cents as shown: `$` in every locale (ruling 35). Spec 9. */
export const formatPrice = (cents: number): string => `$${toWirePrice(cents)}`;

/** What a price covers: one plan for a fixed number of devices, or for all of them. Spec 2. */
export type Coverage = 'single' | 'unlimited';

export const coverageOf = (buyNum: number): Coverage =>
  buyNum === UNLIMITED_DEVICES ? 'unlimited' : 'single';

/**
 * List prices in cents, as printed (ruling 14): never compute a saving from them. Spec 9 gives them
 * for the wallet plan; the plan page strikes the same ones through (ADR 9).
 */
const LIST_PRICE_CENTS: Readonly<Record<Coverage, Partial<Record<PlanUnit, number>>>> = {
  single: { month: 399, year: 3588 },
  unlimited: { month: 1199, year: 19999 },
};

/** The list price of a tier in cents; undefined where none is printed. Spec 9. */
export const listPriceCents = (buyNum: number, unit: PlanUnit): number | undefined =>
  LIST_PRICE_CENTS[coverageOf(buyNum)][unit];
