import { ValidationError } from 'yup';
import type { BillingCountry } from '@homeview/contracts/vocabulary/billingCountry';
import { addressSchema } from '../../src/checkout/address/address.schema';
import { EMPTY_ADDRESS } from '../../src/domain/address/billAddress';
import type { AddressValues } from '../../src/domain/address/billAddress';
import type { MessageId } from '../../src/i18n/messages';

interface Options {
  /** Validates the values without transforming them first. */
  readonly strict?: boolean;
}

/** The error of each field of an address; null if it is valid. */
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

/**
 * The error of a postal code by the rule of a country, without transforming it; spaces count as
 * empty.
 */
export const postalError = (countryCode: BillingCountry, postal: string): MessageId | null => {
  const values = { ...EMPTY_ADDRESS, countryCode, postal };
  return addressErrors(values, { strict: postal.trim() !== '' }).postal;
};
