import type { BillingCountry } from '@homeview/contracts/vocabulary/billingCountry';

/** Billing countries with a name: all except OTHER. */
type NamedCountry = Exclude<BillingCountry, 'OTHER'>;

/**
 * The only map between billing codes (alpha-3) and country ids (alpha-2). They are separate types,
 * and codes are never derived: Austria is AUT and AT.
 */
export const COUNTRY_IDS: Readonly<Record<NamedCountry, string>> = {
  AUT: 'AT',
  BEL: 'BE',
  DNK: 'DK',
  FIN: 'FI',
  FRA: 'FR',
  DEU: 'DE',
  GRC: 'GR',
  HUN: 'HU',
  IRL: 'IE',
  ITA: 'IT',
  LUX: 'LU',
  NLD: 'NL',
  NZL: 'NZ',
  POL: 'PL',
  ROU: 'RO',
  ESP: 'ES',
  SWE: 'SE',
  GBR: 'GB',
  ARE: 'AE',
  USA: 'US',
  CAN: 'CA',
};

/** The country id of a billing code; null for OTHER, which is not a country. */
export const countryIdOf = (country: BillingCountry): string | null =>
  country === 'OTHER' ? null : COUNTRY_IDS[country];
