import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { requestedPrice } from '../../../domain/offer/offer';
import { isTrial } from '../../../domain/offer/trial';
import { eachOfferOnce } from './eachOfferOnce';
import { isCurrent } from '../plan/usePlanSummary';
import type { PlanSearch } from '../search';
import type { PlanOffer } from '../usePlanOffer';

/** The packages that a plan can change to, and the price that is selected at first. */
export interface ChangeOffer {
  readonly list: readonly Goods[];
  /** Undefined if the current price is not on offer: nothing is selected. */
  readonly initial: PriceEntry | undefined;
}

/**
 * The offer for a plan change. The current price is selected unless the URL requests another one;
 * null if the requested package or price is not offered.
 */
export function changeOffer(
  { list: all, goodsId, change }: PlanOffer,
  search: PlanSearch,
): ChangeOffer | null {
  const list = all.filter(
    (goods) => !isTrial(goods) && (goodsId === undefined || goods.goodsId === goodsId),
  );
  if (list.length === 0) return null;
  const { checkedPriceId, defaultPriceType, unit } = search;
  const asked = [checkedPriceId, defaultPriceType, unit].some((value) => value !== undefined);
  if (!asked) {
    const prices = list.flatMap(({ goodsPriceList }) => goodsPriceList);
    const initial = prices.find((price) => isCurrent(change, price));
    return { list: eachOfferOnce(list, (price) => price === initial), initial };
  }
  const initial = list
    .map((goods) => requestedPrice(goods, search))
    .find((price) => price !== undefined);
  if (initial === undefined) return null;
  return { list: eachOfferOnce(list, (price) => price === initial), initial };
}
