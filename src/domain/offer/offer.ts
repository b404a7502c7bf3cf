import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import { coverageOf } from './price';
import type { Coverage, OfferedPrice } from './price';
import { isTrial } from './trial';

export interface Offer<P extends OfferedPrice> {
  readonly goodsId: string;
  readonly goodsPriceList: readonly P[];
}

/** The `defaultPriceType` that selects the unlimited tile. */
const UNLIMITED_PRICE_TYPE = '1';

/** The initially selected plan unit, unless the query sets one. */
const DEFAULT_UNIT: PlanUnit = 'month';

/** Query parameters for the initial selection. */
export interface OfferRequest {
  readonly checkedPriceId?: string | undefined;
  readonly defaultPriceType?: string | undefined;
  readonly unit?: string | undefined;
}

/** The prices of one tab, annual first. */
export const pricesOf = <P extends OfferedPrice>(offer: Offer<P>, coverage: Coverage): P[] =>
  offer.goodsPriceList
    .filter((price) => coverageOf(price.buyNum) === coverage)
    .sort((a, b) => Number(b.planUnit === 'year') - Number(a.planUnit === 'year'));

/** The tabs that have prices. */
export const coveragesOf = (offer: Offer<OfferedPrice>): Coverage[] =>
  (['single', 'unlimited'] as const).filter((coverage) => pricesOf(offer, coverage).length > 0);

/** The initially selected price: the one with the requested unit, else the first. */
export const firstPrice = <P extends OfferedPrice>(
  prices: readonly P[],
  unit: string | undefined,
): P | undefined => prices.find((price) => price.planUnit === (unit ?? DEFAULT_UNIT)) ?? prices[0];

/**
 * The price that the URL requests, or the default one; undefined if the requested price is not
 * offered.
 */
export function requestedPrice<P extends OfferedPrice>(
  offer: Offer<P>,
  request: OfferRequest,
): P | undefined {
  if (request.checkedPriceId !== undefined) {
    return offer.goodsPriceList.find((price) => price.goodsPriceId === request.checkedPriceId);
  }
  const offered = coveragesOf(offer);
  const wanted: Coverage =
    request.defaultPriceType === UNLIMITED_PRICE_TYPE ? 'unlimited' : 'single';
  const coverage = offered.includes(wanted) ? wanted : offered[0];
  return coverage && firstPrice(pricesOf(offer, coverage), request.unit);
}

/** The package that the URL requests, or the first one. Trials are excluded. */
export const requestedOffer = <O extends { readonly goodsId: string; readonly typeId?: string }>(
  offers: readonly O[],
  goodsId: string | undefined,
): O | undefined =>
  offers.find((offer) => !isTrial(offer) && (goodsId === undefined || offer.goodsId === goodsId));
