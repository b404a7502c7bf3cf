import { DEFAULT_BILLING_COUNTRY } from '@homeview/contracts/vocabulary/billingCountry';
import type { BillingCountry } from '@homeview/contracts/vocabulary/billingCountry';
import { cap, trimBlank, trimBlankStart } from '../input/typedText';

/** Most characters of an address outside the US. Spec 5, 9. */
export const ADDRESS_MAX_LENGTH = 200;

/** Where a US postal code lies; empty texts while it is not known. */
export interface Place {
  readonly county: string;
  readonly city: string;
  readonly state: string;
}

/** A billing address as it stands in its form. Spec 3. */
export interface AddressValues extends Place {
  readonly countryCode: BillingCountry;
  readonly postal: string;
  /** Free text; outside the US only. */
  readonly address: string;
}

export const NO_PLACE: Place = { county: '', city: '', state: '' };

/** The form of a customer who has no billing address yet. */
export const EMPTY_ADDRESS: AddressValues = {
  countryCode: DEFAULT_BILLING_COUNTRY,
  postal: '',
  address: '',
  ...NO_PLACE,
};

/** Whether county, city and state are looked up from the postal code, in place of a free text. */
export const isLookedUp = (country: BillingCountry): boolean => country === 'USA';

/** An address text as it stands in its field: from its first visible character on. Spec 5, 9. */
export const addressAsTyped = (typed: string): string =>
  cap(trimBlankStart(typed), ADDRESS_MAX_LENGTH);

/** An address text as it is sent: without spaces and invisible characters around it. */
export const addressText = (typed: string): string => cap(trimBlank(typed), ADDRESS_MAX_LENGTH);
