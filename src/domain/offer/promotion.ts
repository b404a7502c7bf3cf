import { ActivityStatus } from '@homeview/contracts/vocabulary/plan/activityStatus';
import { coverageOf, toCents } from './price';
import type { OfferedPrice } from './price';

/** What the sale page prints, in cents, as given: no saving is computed of them (ruling 14). Spec 9. */
export const PROMOTION_PRICE_CENTS = 1999;
export const PROMOTION_LIST_PRICE_CENTS = 3588;
export const FREE_CAMERA_VALUE_CENTS = 2999;

interface SoldPrice extends OfferedPrice {
  readonly price: number;
}

interface SoldGoods {
  readonly goodsPriceList: readonly SoldPrice[];
}

/**
 * What the sale sells: the first package on offer with a year for one plan at the price the sale page
 * promises. Undefined where there is none: a customer who read $19.99 is not sold anything else.
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

/** Where a promotion stands: with every status but the two that are named it can be bought. Spec 4. */
export type PromotionStage = 'notStarted' | 'ended' | 'running';

export function promotionStage(status: number): PromotionStage {
  if (status === ActivityStatus.NotStarted) return 'notStarted';
  return status === ActivityStatus.Expired ? 'ended' : 'running';
}
