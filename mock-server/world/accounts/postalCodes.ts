import type { BillingCountry } from '@homeview/contracts/vocabulary/billingCountry';
import { refuse } from '../refusal';

interface PostalRule {
  form: RegExp;
  /** Ends the sentence "A postal code in this country has …". */
  words: string;
}

const upToDigits = (most: number): PostalRule => ({
  form: new RegExp(`^\\d{1,${most}}$`),
  words: `1 to ${most} digits`,
});

const upToCharacters = (most: number): PostalRule => ({
  form: new RegExp(`^[A-Z\\d ]{1,${most}}$`),
  words: `at most ${most} capital letters, digits and spaces`,
});

/** The specified rules, word for word: some real codes do not match. */
const RULES: Record<BillingCountry, PostalRule> = {
  USA: { form: /^\d{5}$/, words: 'exactly 5 digits' },
  AUT: upToDigits(4),
  BEL: upToDigits(4),
  DNK: upToDigits(4),
  HUN: upToDigits(4),
  LUX: upToDigits(4),
  NLD: upToDigits(4),
  NZL: upToDigits(4),
  FIN: upToDigits(5),
  FRA: upToDigits(5),
  DEU: upToDigits(5),
  GRC: upToDigits(5),
  ITA: upToDigits(5),
  POL: upToDigits(5),
  ESP: upToDigits(5),
  ARE: upToDigits(5),
  ROU: upToDigits(6),
  SWE: { form: /^[\d ]{1,6}$/, words: 'at most 6 digits and spaces' },
  IRL: { form: /^[A-Z\d]{1,7}$/, words: 'at most 7 capital letters and digits' },
  CAN: upToCharacters(7),
  GBR: upToCharacters(8),
  OTHER: upToCharacters(10),
};

/** @throws Refusal 400 when the code is blank or does not match the country's format. */
export function checkPostal(countryCode: BillingCountry, postal: string): void {
  if (postal.trim() === '') throw refuse('Enter a postal code.');
  const { form, words } = RULES[countryCode];
  if (!form.test(postal)) throw refuse(`A postal code in this country has ${words}.`);
}
