import { yupResolver } from '@hookform/resolvers/yup';
import { object, string } from 'yup';
import type { TestFunction } from 'yup';
import { BILLING_COUNTRIES } from '@homeview/contracts/vocabulary/billingCountry';
import { ADDRESS_MAX_LENGTH, addressErrors } from '../../domain/billAddress';
import type { AddressErrors, AddressValues } from '../../domain/billAddress';

/** Judges a field by the country it belongs to. */
const judged =
  (field: keyof AddressErrors): TestFunction =>
  (_, { parent, createError }) => {
    const message = addressErrors(parent as AddressValues)[field];
    return message === null || createError({ message });
  };

/** The form of a billing address. The error of a field is a message id. Spec 5. */
const addressForm = object({
  countryCode: string().oneOf(BILLING_COUNTRIES).defined(),
  postal: string().defined().test('postal', judged('postal')),
  county: string().defined().test('county', judged('county')),
  city: string().defined(),
  state: string().defined(),
  address: string().defined().max(ADDRESS_MAX_LENGTH).test('address', judged('address')),
});

export const resolver = yupResolver(addressForm);
