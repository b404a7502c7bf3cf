import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { pricesOf } from '../../domain/offer/offer';

interface Renewable {
  readonly detail: SubscriptionDetail;
  /** The package of the plan. */
  readonly goods: Goods;
}

/** One price at least. Annual first. */
export type RenewalPrices = readonly [PriceEntry, ...PriceEntry[]];

/**
 * The prices that renew a plan: those that cover what it covers, for another coverage is a change.
 * Null where there is none.
 */
export function renewalPrices({ detail, goods }: Renewable): RenewalPrices | null {
  const [first, ...others] = pricesOf(goods, detail.isUnlimited ? 'unlimited' : 'single');
  return first ? [first, ...others] : null;
}
