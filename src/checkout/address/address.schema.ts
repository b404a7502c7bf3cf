import { object, string } from 'yup';
import type { InferType } from 'yup';
import { BILLING_COUNTRIES } from '@homeview/contracts/vocabulary/billingCountry';
import type { BillingCountry } from '@homeview/contracts/vocabulary/billingCountry';
import { addressText, isLookedUp } from '../../domain/address/billAddress';
import type { AddressValues } from '../../domain/address/billAddress';
import { postalCode, postalRule } from '../../domain/address/postalCode';
import type { MessageId } from '../../i18n/messages';

const say = (id: MessageId): MessageId => id;

/** What the lookup gives in the US; elsewhere nothing of it is sent. */
const ofPlace = () =>
  string()
    .defined()
    .when('countryCode', { is: isLookedUp, otherwise: (part) => part.optional().strip() });

/**
 * A billing address. What it is cast to is what is sent: the place in the US, the free text elsewhere
 * (ruling 5). Messages are message ids. Spec 5, 7.
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
        .required(say('bill_zip_code_empty'))
        .matches(form, { message: say(error), excludeEmptyString: true });
    }),
  address: string()
    .defined()
    .when('countryCode', {
      is: isLookedUp,
      then: (address) => address.transform(() => ''),
      otherwise: (address) => address.transform(addressText).required(say('bill_address_empty')),
    }),
  county: ofPlace().when('countryCode', {
    is: isLookedUp,
    then: (county) => county.required(say('bill_zip_code_tips')),
  }),
  city: ofPlace(),
  state: ofPlace(),
});

/** An address as it is sent. */
export type SentAddress = InferType<typeof addressSchema>;

/** What is sent of an address as it stands in its form, complete or not. */
export const contentsOf = (values: AddressValues): SentAddress =>
  addressSchema.cast(values, { assert: false }) as SentAddress;

/** Whether saving the one in place of the other would change nothing. */
export function isSameAddress(one: AddressValues, other: AddressValues): boolean {
  const [before, after] = [contentsOf(one), contentsOf(other)];
  const fields = Object.keys(addressSchema.fields) as (keyof SentAddress)[];
  return fields.every((field) => before[field] === after[field]);
}
