import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import { pricesOf } from '../offer/offer';
import type { Offer } from '../offer/offer';
import type { OfferedPrice } from '../offer/price';
import { coverageOf } from '../offer/price';

/** A package as the store sells it: in tiers of so many devices, and one without a limit. Spec 3. */
export interface StoreOffer<P extends OfferedPrice> extends Offer<P> {
  /** Devices that each tier adds. */
  readonly maxDevNum: number;
}

/** The limited tiers of a cycle, the smallest first. */
const limitedTiers = <P extends OfferedPrice>(offer: Offer<P>, unit: PlanUnit): P[] =>
  pricesOf(offer, 'single')
    .filter(({ planUnit }) => planUnit === unit)
    .sort((a, b) => a.buyNum - b.buyNum);

/** At most so many devices without the unlimited tier. Spec 5. */
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
 * The tier that so many devices are sold by, where `chosen` was chosen: that one, or the smallest
 * larger one of its cycle that covers them; the largest where none does.
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

/** At most so many devices where `chosen` was chosen: the cap, or all that its cycle is sold for. */
export function storeLimit(offer: StoreOffer<OfferedPrice>, chosen: OfferedPrice): number {
  if (coverageOf(chosen.buyNum) === 'unlimited') return Infinity;
  // Where nothing is sold by the month, there is nothing to count.
  const cap = storeCap(offer) || Infinity;
  return Math.min(cap, tierLimit(offer, tierFor(offer, chosen, cap)));
}

/** The tier without a limit of the same cycle, if it is on offer. Ruling 39. */
export const unlimitedTier = <P extends OfferedPrice>(offer: Offer<P>, chosen: P): P | undefined =>
  pricesOf(offer, 'unlimited').find(({ planUnit }) => planUnit === chosen.planUnit);
