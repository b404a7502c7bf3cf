import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import { formatPrice, toCents } from '../../../domain/offer/price';
import { useText } from '../../../i18n/useText';

/** The price of automatic renewal after the free period, if the service sends it. */
export interface LaterPrice {
  /** In currency units, excluding tax. */
  readonly price: number;
  readonly planUnit: PlanUnit;
}

/** Text for the charges today and later: exact if the later price is known, else general. */
export function useLaterPriceText() {
  const text = useText();
  return (later: LaterPrice | undefined): string =>
    later !== undefined && later.price > 0
      ? text('giftCard.thenRenews', {
          price: formatPrice(toCents(later.price)),
          unit: later.planUnit,
        })
      : text('giftCard.thenRenewsUnknown');
}
