import { ValidationError } from 'yup';
import type { BillingCountry } from '@homeview/contracts/vocabulary/billingCountry';
import { addressSchema, contentsOf } from '../../src/checkout/address/address.schema';
import { EMPTY_ADDRESS } from '../../src/domain/address/billAddress';
import type { AddressValues } from '../../src/domain/address/billAddress';
import type { MessageId } from '../../src/i18n/messages';

/** The error of each field of an address; null if it is valid. */
export function addressErrors(values: AddressValues) {
  const errors: Record<'postal' | 'county' | 'address', MessageId | null> = {
    postal: null,
    county: null,
    address: null,
  };
  try {
    addressSchema.validateSync(values, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path, message } of error.inner) {
      errors[path as keyof typeof errors] = message as MessageId;
    }
  }
  return errors;
}

/** The error of a typed postal code in the form of an address; null if it is accepted. */
export const postalError = (countryCode: BillingCountry, postal: string): MessageId | null =>
  addressErrors({ ...EMPTY_ADDRESS, countryCode, postal }).postal;

/** The postal code that the form sends. */
export const sentPostal = (countryCode: BillingCountry, postal: string): string =>
  contentsOf({ ...EMPTY_ADDRESS, countryCode, postal }).postal;
