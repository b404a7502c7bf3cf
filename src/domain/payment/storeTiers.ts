import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import { pricesOf } from '../offer/offer';
import type { Offer } from '../offer/offer';
import type { OfferedPrice } from '../offer/price';
import { coverageOf } from '../offer/price';

/** A package in the store: device tiers and an unlimited tier. */
export interface StoreOffer<P extends OfferedPrice> extends Offer<P> {
  /** Devices added by each tier. */
  readonly maxDevNum: number;
}

/** The limited tiers of a cycle, smallest first. */
const limitedTiers = <P extends OfferedPrice>(offer: Offer<P>, unit: PlanUnit): P[] =>
  pricesOf(offer, 'single')
    .filter(({ planUnit }) => planUnit === unit)
    .sort((a, b) => a.buyNum - b.buyNum);

/** Maximum number of devices without the unlimited tier. */
export const storeCap = (offer: StoreOffer<OfferedPrice>): number =>
  offer.maxDevNum * limitedTiers(offer, 'month').length;

/** Devices a tier covers: each tier of a cycle adds `maxDevNum` (ADR 8). */
export function tierLimit(offer: StoreOffer<OfferedPrice>, tier: OfferedPrice): number {
  if (coverageOf(tier.buyNum) === 'unlimited') return Infinity;
  const place = limitedTiers(offer, tier.planUnit).findIndex(
    ({ goodsPriceId }) => goodsPriceId === tier.goodsPriceId,
  );
  return offer.maxDevNum * (place + 1);
}

/**
 * The tier for this number of devices: `chosen` if it covers them, else the smallest larger tier of
 * its cycle that does, else the largest.
 */
export function tierFor<P extends OfferedPrice>(
  offer: StoreOffer<P>,
  chosen: P,
  devices: number,
): P {
  if (tierLimit(offer, chosen) >= devices) return chosen;
  const tiers = limitedTiers(offer, chosen.planUnit);
  return tiers.find((tier) => tierLimit(offer, tier) >= devices) ?? tiers.at(-1) ?? chosen;
}

/** Maximum number of devices if `chosen` is selected: the cap, or the limit of its cycle. */
export function storeLimit(offer: StoreOffer<OfferedPrice>, chosen: OfferedPrice): number {
  if (coverageOf(chosen.buyNum) === 'unlimited') return Infinity;
  // Without monthly tiers there is no cap.
  const cap = storeCap(offer) || Infinity;
  return Math.min(cap, tierLimit(offer, tierFor(offer, chosen, cap)));
}

/** The unlimited tier of the same cycle, if it is offered. */
export const unlimitedTier = <P extends OfferedPrice>(offer: Offer<P>, chosen: P): P | undefined =>
  pricesOf(offer, 'unlimited').find(({ planUnit }) => planUnit === chosen.planUnit);
