import { UNLIMITED_DEVICES } from '../vocabulary/plan/unlimited';
import type { CustomerTraits } from './customerTraits';

type Offer = CustomerTraits['offers'][number];

/** The package of most customers: for so many devices or for all of them, monthly and yearly. */
export const usualOffer = (limit = 1): Offer => ({
  isTrial: false,
  devices: limit,
  renews: true,
  needsPayWay: true,
  onSale: true,
  isDeleted: false,
  prices: [limit, UNLIMITED_DEVICES].flatMap((devices) =>
    (['month', 'year'] as const).map((cycle) => ({ cycle, devices, isFree: false, inStore: true })),
  ),
});
