import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';
import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';

/** A price of a package; the fields that the rules need. */
export interface OfferedPrice {
  readonly goodsPriceId: string;
  readonly planUnit: PlanUnit;
  readonly buyNum: number;
  /** In dollars. */
  readonly price: number;
}

/** Dollars in whole cents; the service sends at most two decimals. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Cents as the two-decimal string of an order, `299` → `"2.99"`. */
export const toWirePrice = (cents: number): string => {
  if (!Number.isSafeInteger(cents) || cents < 0) {
    throw new RangeError(`A price is whole cents, zero or more; got ${cents}`);
  }
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
};

/** Cents as displayed: with `$` in every locale. */
export const formatPrice = (cents: number): string => `$${toWirePrice(cents)}`;

/** What a price covers: a fixed number of devices, or all of them. */
export type Coverage = 'single' | 'unlimited';

export const coverageOf = (buyNum: number): Coverage =>
  buyNum === UNLIMITED_DEVICES ? 'unlimited' : 'single';

/**
 * List prices in cents, as specified: never compute a saving from them (9.const.47).
 * The wallet plan and the plan page cross out the same ones (ADR 9).
 */
const LIST_PRICE_CENTS: Readonly<Record<Coverage, Partial<Record<PlanUnit, number>>>> = {
  single: { month: 399, year: 3588 },
  unlimited: { month: 1199, year: 19999 },
};

/** The list price of a tier in cents; undefined if none is specified. */
export const listPriceCents = (buyNum: number, unit: PlanUnit): number | undefined =>
  LIST_PRICE_CENTS[coverageOf(buyNum)][unit];
