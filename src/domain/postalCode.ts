import type { BillingCountry } from '@homeview/contracts/vocabulary/billingCountry';

/** Most characters the postal code input takes. Spec 5, 9. */
export const POSTAL_MAX_LENGTH = 10;

/** What is wrong with a postal code: a message id that says the rule of its country. Spec 5. */
export type PostalError =
  | 'bill_zip_code_empty'
  | 'bill_zip_code_type_error'
  | 'bill_check_code_tips_1'
  | 'bill_check_code_tips_2'
  | 'bill_check_code_tips_3'
  | 'bill_check_code_tips_4'
  | 'bill_check_code_tips_5'
  | 'bill_check_code_tips_6'
  | 'bill_check_code_tips_8'
  | 'bill_check_code_tips_9';

interface PostalRule {
  readonly form: RegExp;
  readonly error: PostalError;
  /** Digits and nothing else: a phone shows its number keys. */
  readonly digitsOnly: boolean;
}

const digits = (form: RegExp, error: PostalError): PostalRule => ({
  form,
  error,
  digitsOnly: true,
});
const letters = (form: RegExp, error: PostalError): PostalRule => ({
  form,
  error,
  digitsOnly: false,
});

const FOUR_DIGITS = digits(/^\d{1,4}$/, 'bill_check_code_tips_1');
const FIVE_DIGITS = digits(/^\d{1,5}$/, 'bill_check_code_tips_2');

/** Spec 5, to the letter: some codes that exist do not fit (ruling 25). */
const RULES: Readonly<Record<BillingCountry, PostalRule>> = {
  USA: digits(/^\d{5}$/, 'bill_zip_code_type_error'),
  AUT: FOUR_DIGITS,
  BEL: FOUR_DIGITS,
  DNK: FOUR_DIGITS,
  HUN: FOUR_DIGITS,
  LUX: FOUR_DIGITS,
  NLD: FOUR_DIGITS,
  NZL: FOUR_DIGITS,
  FIN: FIVE_DIGITS,
  FRA: FIVE_DIGITS,
  DEU: FIVE_DIGITS,
  GRC: FIVE_DIGITS,
  ITA: FIVE_DIGITS,
  POL: FIVE_DIGITS,
  ESP: FIVE_DIGITS,
  ARE: FIVE_DIGITS,
  ROU: digits(/^\d{1,6}$/, 'bill_check_code_tips_8'),
  SWE: letters(/^[\d ]{1,6}$/, 'bill_check_code_tips_6'),
  IRL: letters(/^[A-Z\d]{1,7}$/, 'bill_check_code_tips_9'),
  CAN: letters(/^[A-Z\d ]{1,7}$/, 'bill_check_code_tips_3'),
  GBR: letters(/^[A-Z\d ]{1,8}$/, 'bill_check_code_tips_4'),
  OTHER: letters(/^[A-Z\d ]{1,10}$/, 'bill_check_code_tips_5'),
};

/** A postal code as it stands in its field: capital letters, no space in front (ruling 42). */
export const postalAsTyped = (typed: string): string =>
  typed.trimStart().toUpperCase().slice(0, POSTAL_MAX_LENGTH);

/**
 * What is wrong with the postal code of a country, or null. Empty comes first, in every country
 * (ruling 42); spaces alone are no code.
 */
export function postalError(country: BillingCountry, postal: string): PostalError | null {
  if (postal.trim() === '') return 'bill_zip_code_empty';
  const { form, error } = RULES[country];
  return form.test(postal) ? null : error;
}

/** Whether the number keys of a phone are enough for the postal codes of a country. */
export const hasDigitsOnly = (country: BillingCountry): boolean => RULES[country].digitsOnly;
