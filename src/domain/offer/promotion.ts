import { ActivityStatus } from '@homeview/contracts/vocabulary/plan/activityStatus';
import { coverageOf, toCents } from './price';
import type { OfferedPrice } from './price';

/**
 * The specified amounts of the promotion page, in cents; no saving and no sum is computed from them.
 */
export const PROMOTION_PRICE_CENTS = 1999;
export const PROMOTION_LIST_PRICE_CENTS = 3588;
export const FREE_CAMERA_VALUE_CENTS = 2999;

interface SoldGoods {
  readonly goodsPriceList: readonly OfferedPrice[];
}

/**
 * The promotion's offer: the first package with an annual single plan at the advertised price.
 * Undefined if there is none, because another price must not be sold instead of $19.99.
 */
export function promotionOffer<G extends SoldGoods>(
  offers: readonly G[],
): { goods: G; price: G['goodsPriceList'][number] } | undefined {
  for (const goods of offers) {
    const price = goods.goodsPriceList.find(
      (entry) =>
        entry.planUnit === 'year' &&
        coverageOf(entry.buyNum) === 'single' &&
        toCents(entry.price) === PROMOTION_PRICE_CENTS,
    );
    if (price) return { goods, price };
  }
  return undefined;
}

/** The stage of a promotion; any status except the two named ones is running. */
export type PromotionStage = 'notStarted' | 'ended' | 'running';

export function promotionStage(status: number): PromotionStage {
  if (status === ActivityStatus.NotStarted) return 'notStarted';
  return status === ActivityStatus.Expired ? 'ended' : 'running';
}
