import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import { formatPrice, toCents } from '../../../domain/offer/price';
import { useText } from '../../../i18n/useText';

/** What automatic subscription costs after the free period, as far as the service says it. */
export interface LaterPrice {
  /** In units of the currency, tax excluded. */
  readonly price: number;
  readonly planUnit: PlanUnit;
}

/** What is charged today and later: a sum where it is known, general words where it is not. */
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
