import { object, string } from 'yup';
import type { InferType } from 'yup';
import { BILLING_COUNTRIES } from '@homeview/contracts/vocabulary/billingCountry';
import type { BillingCountry } from '@homeview/contracts/vocabulary/billingCountry';
import { addressText, isLookedUp } from '../../domain/address/billAddress';
import type { AddressValues } from '../../domain/address/billAddress';
import { postalCode, postalRule } from '../../domain/address/postalCode';
import { messageId } from '../../i18n/messageId';

/** The place from the lookup in the US; not sent for other countries. */
const ofPlace = () =>
  string()
    .defined()
    .when('countryCode', { is: isLookedUp, otherwise: (part) => part.optional().strip() });

/**
 * Validates a billing address and casts it to the request: the place in the US, the free text
 * elsewhere. Messages are message ids.
 */
export const addressSchema = object({
  countryCode: string<BillingCountry>().oneOf(BILLING_COUNTRIES).required(),
  postal: string()
    .defined()
    .when('countryCode', ([value], postal) => {
      const country = value as BillingCountry;
      const { form, error } = postalRule(country);
      return postal
        .transform((typed: string) => postalCode(country, typed))
        .required(messageId('bill_zip_code_empty'))
        .matches(form, { message: messageId(error), excludeEmptyString: true });
    }),
  address: string()
    .defined()
    .when('countryCode', {
      is: isLookedUp,
      then: (address) => address.transform(() => ''),
      otherwise: (address) =>
        address.transform(addressText).required(messageId('bill_address_empty')),
    }),
  county: ofPlace().when('countryCode', {
    is: isLookedUp,
    then: (county) => county.required(messageId('bill_zip_code_tips')),
  }),
  city: ofPlace(),
  state: ofPlace(),
});

/** A billing address in the format of the request. */
export type SentAddress = InferType<typeof addressSchema>;

/** The request for the current form values, complete or not. */
export const contentsOf = (values: AddressValues): SentAddress =>
  addressSchema.cast(values, { assert: false }) as SentAddress;

/** Whether both addresses result in the same request. */
export function isSameAddress(one: AddressValues, other: AddressValues): boolean {
  const [before, after] = [contentsOf(one), contentsOf(other)];
  const fields = Object.keys(addressSchema.fields) as (keyof SentAddress)[];
  return fields.every((field) => before[field] === after[field]);
}
