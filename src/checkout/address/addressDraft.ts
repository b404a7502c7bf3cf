import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { BillingCountry } from '@homeview/contracts/vocabulary/billingCountry';
import { NO_PLACE } from '../../domain/billAddress';
import type { AddressValues, Place } from '../../domain/billAddress';

/** What was typed into the form so far, for the way to the countries and back. */
interface AddressDraft {
  readonly values: Partial<AddressValues>;
  /** What the postal code was found to be; none while that is not known. */
  readonly places: readonly Place[];
}

let draft: AddressDraft | null = null;

/** Kept in memory only: an address is nobody else's business. */
export const addressDraft = {
  get: (): AddressDraft | null => draft,
  keep: (values: AddressValues, places: readonly Place[]): void => {
    draft = { values, places };
  },
  /** Another country has other places. */
  setCountry: (countryCode: BillingCountry): void => {
    if (countryCode === draft?.values.countryCode) return;
    draft = { values: { ...draft?.values, ...NO_PLACE, countryCode }, places: [] };
  },
};

/** Forgets the draft once the customer leaves the pages of the address. */
export function useDraftOnThesePages(): void {
  const router = useRouter();
  useEffect(
    () => () => {
      if (!router.latestLocation.pathname.startsWith('/billAddress')) draft = null;
    },
    [router],
  );
}
