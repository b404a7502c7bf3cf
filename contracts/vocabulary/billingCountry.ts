/**
 * Countries of a billing address, as ISO alpha-3 codes; OTHER is every country that is not listed.
 * Not the codes of the country picker, which are alpha-2.
 */
export const BILLING_COUNTRIES = [
  'AUT',
  'BEL',
  'DNK',
  'FIN',
  'FRA',
  'DEU',
  'GRC',
  'HUN',
  'IRL',
  'ITA',
  'LUX',
  'NLD',
  'NZL',
  'POL',
  'ROU',
  'ESP',
  'SWE',
  'GBR',
  'ARE',
  'USA',
  'CAN',
  'OTHER',
] as const;
export type BillingCountry = (typeof BILLING_COUNTRIES)[number];

/** The preselected country of a new billing address. */
export const DEFAULT_BILLING_COUNTRY: BillingCountry = 'USA';

/** The names of the countries, for the OpenAPI document. */
export const BILLING_COUNTRY_MEANINGS: Readonly<Record<BillingCountry, string>> = {
  AUT: 'Austria',
  BEL: 'Belgium',
  DNK: 'Denmark',
  FIN: 'Finland',
  FRA: 'France',
  DEU: 'Germany',
  GRC: 'Greece',
  HUN: 'Hungary',
  IRL: 'Ireland',
  ITA: 'Italy',
  LUX: 'Luxembourg',
  NLD: 'Netherlands',
  NZL: 'New Zealand',
  POL: 'Poland',
  ROU: 'Romania',
  ESP: 'Spain',
  SWE: 'Sweden',
  GBR: 'United Kingdom',
  ARE: 'United Arab Emirates',
  USA: 'United States',
  CAN: 'Canada',
  OTHER: 'every country that is not listed',
};
