import type { BillingCountry } from '@homeview/contracts/vocabulary/billingCountry';
import { toPlainHyphens, toPlainText } from '../input/typedText';

/** Maximum length of the postal code input. */
export const POSTAL_MAX_LENGTH = 10;

/** A message id that describes the rule of a country. */
type PostalError =
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
  /** Only digits, so phones show a numeric keyboard. */
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

/** The specified rules, verbatim: some existing codes do not fit. */
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

/** Cleans a postal code in its field: plain capital letters, no leading space. */
export const cleanPostal = (typed: string): string =>
  toPlainHyphens(toPlainText(typed)).trimStart().toUpperCase().normalize();

/** The format of a country's postal codes, and its error message. */
export const postalRule = (country: BillingCountry): PostalRule => RULES[country];

/** Prefixes that people write before numeric codes: country codes and vehicle codes. */
const PREFIXES: Partial<Readonly<Record<BillingCountry, string>>> = {
  USA: 'US',
  AUT: 'AT?',
  BEL: 'BE?',
  DNK: 'DK',
  HUN: 'HU?',
  LUX: 'LU?',
  NLD: 'NL',
  NZL: 'NZ',
  FIN: 'FIN?',
  FRA: 'FR?',
  DEU: 'DE?',
  GRC: 'GR',
  ITA: 'IT?',
  POL: 'PL',
  ESP: 'ES?',
  ARE: 'AE',
  ROU: 'RO',
  SWE: 'SE?',
};

/** A code without separators, prefix and the +4 of a ZIP code. */
function withoutSeparators(country: BillingCountry, postal: string): string {
  const code = postal.replace(new RegExp(`^${PREFIXES[country] ?? ''}[ -]*(?=\\d)`), '');
  const base = country === 'USA' ? code.replace(/^(\d{5})[ -]+\d{4}$/, '$1') : code;
  const withoutHyphens = base.replace(/-/g, '').trim();
  const hasSpaces = RULES[country].form.test(' ');
  return hasSpaces ? withoutHyphens : withoutHyphens.replace(/ /g, '');
}

/**
 * The normalized postal code that is validated and sent: without separators that its
 * country's rule does not allow. An invalid code stays as typed.
 */
export function postalCode(country: BillingCountry, typed: string): string {
  const postal = cleanPostal(typed).trimEnd();
  const bare = withoutSeparators(country, postal);
  return RULES[country].form.test(bare) ? bare : postal;
}

/** Whether a numeric keyboard is enough for the postal codes of a country. */
export const hasDigitsOnly = (country: BillingCountry): boolean => RULES[country].digitsOnly;
