import { ValidationError } from 'yup';
import type { BillingCountry } from '@homeview/contracts/vocabulary/billingCountry';
import { addressSchema } from '../../src/checkout/address/address.schema';
import { EMPTY_ADDRESS } from '../../src/domain/address/billAddress';
import type { AddressValues } from '../../src/domain/address/billAddress';
import type { MessageId } from '../../src/i18n/messages';

interface Options {
  /** Judges the values as they are, without tidying them first. */
  readonly strict?: boolean;
}

/** What the form says of each field of an address; null where nothing is wrong. */
export function addressErrors(values: AddressValues, options: Options = {}) {
  const errors: Record<'postal' | 'county' | 'address', MessageId | null> = {
    postal: null,
    county: null,
    address: null,
  };
  try {
    addressSchema.validateSync(values, { abortEarly: false, ...options });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path, message } of error.inner) {
      errors[path as keyof typeof errors] = message as MessageId;
    }
  }
  return errors;
}

/** What the rule of a country says of a postal code as it stands; spaces alone are none. */
export const postalError = (countryCode: BillingCountry, postal: string): MessageId | null => {
  const values = { ...EMPTY_ADDRESS, countryCode, postal };
  return addressErrors(values, { strict: postal.trim() !== '' }).postal;
};
