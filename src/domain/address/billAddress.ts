import { DEFAULT_BILLING_COUNTRY } from '@homeview/contracts/vocabulary/billingCountry';
import type { BillingCountry } from '@homeview/contracts/vocabulary/billingCountry';
import { ADDRESS_MAX_LENGTH } from '@homeview/contracts/vocabulary/limits';
import { cap, trimBlank } from '../input/typedText';

/** The place of a US postal code; empty strings while unknown. */
export interface Place {
  readonly county: string;
  readonly city: string;
  readonly state: string;
}

/** The form values of a billing address. */
export interface AddressValues extends Place {
  readonly countryCode: BillingCountry;
  readonly postal: string;
  /** Free text, outside the US only. */
  readonly address: string;
}

export const NO_PLACE: Place = { county: '', city: '', state: '' };

/** The form values of a customer without a billing address. */
export const EMPTY_ADDRESS: AddressValues = {
  countryCode: DEFAULT_BILLING_COUNTRY,
  postal: '',
  address: '',
  ...NO_PLACE,
};

/** Whether county, city and state come from a postal code lookup instead of free text. */
export const isLookedUp = (country: BillingCountry): boolean => country === 'USA';

/** An address text as sent: without surrounding whitespace and invisible characters. */
export const addressText = (typed: string): string => cap(trimBlank(typed), ADDRESS_MAX_LENGTH);
