import { DEFAULT_BILLING_COUNTRY } from '@homeview/contracts/vocabulary/billingCountry';
import type { BillingCountry } from '@homeview/contracts/vocabulary/billingCountry';
import { postalCode, postalError } from './postalCode';
import type { PostalError } from './postalCode';
import { cap, isBlank, trimBlank, trimBlankStart } from './typedText';

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

/** What is wrong with each field of an address: message ids. Spec 5. */
export interface AddressErrors {
  readonly postal: PostalError | null;
  readonly county: 'bill_zip_code_tips' | null;
  readonly address: 'bill_address_empty' | null;
}

/** What is wrong with an address; a field that the country does not have is never wrong. Spec 5. */
export function addressErrors({
  countryCode,
  postal,
  county,
  address,
}: AddressValues): AddressErrors {
  const inUs = isLookedUp(countryCode);
  return {
    postal: postalError(countryCode, postalCode(countryCode, postal)),
    county: inUs && county === '' ? 'bill_zip_code_tips' : null,
    address: !inUs && isBlank(address) ? 'bill_address_empty' : null,
  };
}

/** Whether nothing is missing and nothing is wrong. */
export const isComplete = (values: AddressValues): boolean =>
  Object.values(addressErrors(values)).every((error) => error === null);

/** What is sent of an address: the place in the US, the free text elsewhere (ruling 5). Spec 7. */
export function contentsOf({ countryCode, postal, address, county, city, state }: AddressValues) {
  const known = { countryCode, postal: postalCode(countryCode, postal) };
  return isLookedUp(countryCode)
    ? { ...known, address: '', county, city, state }
    : { ...known, address: cap(trimBlank(address), ADDRESS_MAX_LENGTH) };
}

/** Whether saving the one in place of the other would change nothing. */
export const isSameAddress = (one: AddressValues, other: AddressValues): boolean =>
  JSON.stringify(contentsOf(one)) === JSON.stringify(contentsOf(other));
