import { ownGiftCardPath } from '../../domain/offer/giftCardPaths';
import { ownRenewalPath } from '../../domain/plan/renewalPath';

/** What the pages of the billing address read of the address. */
export interface BillAddressSearch {
  /** Where the address was asked for, and the customer goes on: a gift card's, or a renewal. Spec 4. */
  readonly returnTo?: string | undefined;
}

/** Every key is named, so that nothing else of the address survives. */
export const billAddressSearch = ({ returnTo }: Record<string, unknown>): BillAddressSearch => ({
  returnTo:
    typeof returnTo === 'string'
      ? (ownGiftCardPath(returnTo) ?? ownRenewalPath(returnTo))
      : undefined,
});
