import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { pricesOf } from '../../domain/offer/offer';

interface Renewable {
  readonly detail: SubscriptionDetail;
  /** The package of the plan. */
  readonly goods: Goods;
}

/** At least one price, annual first. */
export type RenewalPrices = readonly [PriceEntry, ...PriceEntry[]];

/**
 * The prices that renew a plan: those with the same coverage, because another coverage is a plan
 * change. Null if there are none.
 */
export function renewalPrices({ detail, goods }: Renewable): RenewalPrices | null {
  const [first, ...others] = pricesOf(goods, detail.isUnlimited ? 'unlimited' : 'single');
  return first ? [first, ...others] : null;
}
