import { ownGiftCardPath } from '../../domain/offer/giftCardPaths';
import { ownBillPath } from '../../domain/payment/billPath';
import { ownRenewalPath } from '../../domain/plan/renewalPath';

/** Query parameters of the billing address pages. */
export interface BillAddressSearch {
  /** The gift card, renewal or bill page to return to after saving. */
  readonly returnTo?: string | undefined;
}

/** Lists every key explicitly, so unknown query parameters are dropped. */
export const billAddressSearch = ({ returnTo }: Record<string, unknown>): BillAddressSearch => ({
  returnTo:
    typeof returnTo === 'string'
      ? (ownGiftCardPath(returnTo) ?? ownRenewalPath(returnTo) ?? ownBillPath(returnTo))
      : undefined,
});
