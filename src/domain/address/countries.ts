import type { Region } from './region';

/** A country that an account can belong to. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly id: string;
  /** English name; pages show a localized name. */
  readonly name: string;
  readonly region: Region;
  /** Key of the country: `country_` and its id. */
  readonly countryKey: string;
}

/** Assumed: the specification does not assign the countries to sites. */
const EU_COUNTRIES = `
  AL AD AT BY BE BA BG HR CY CZ DK EE FO FI FR DE GI GR HU IS IE IM IT JE GG LV LI LT LU MT
  MD MC ME NL MK NO PL PT RO SM RS SK SI ES SE CH UA GB VA AE BH DZ EG IL IQ JO KW LB LY MA
  OM QA SA TN TR CM CI ET GH KE MU MZ NA NG RW SN SC ZA TZ UG ZM ZW AM AZ GE KZ
`;

const US_COUNTRIES = `
  US CA MX AR BS BB BZ BO BR CL CO CR DM DO EC SV GD GT GY HT HN JM NI PA PY PE PR LC VC SR
  TT UY VE AU NZ JP KR SG MY TH ID PH VN IN HK TW
`;

/** Cached: creating one takes a millisecond on a phone, and there are 130 names. */
const namesIn = new Map<string, Intl.DisplayNames>();

/** The localized name of a country; the language is a BCP 47 tag (`id-ID`, not `in-ID`). */
export function countryName(id: string, intlLocale: string): string {
  const names =
    namesIn.get(intlLocale) ?? new Intl.DisplayNames([intlLocale, 'en'], { type: 'region' });
  namesIn.set(intlLocale, names);
  return names.of(id) ?? id;
}

const listOf = (ids: string, region: Region): Country[] =>
  ids
    .trim()
    .split(/\s+/)
    .map((id) => ({
      id,
      region,
      // Computed lazily: all names at once would delay the first render on a phone.
      get name() {
        return countryName(id, 'en');
      },
      countryKey: `country_${id}`,
    }));

/** All countries, about 130, each of region EU or US. */
export const COUNTRIES: readonly Country[] = [
  ...listOf(EU_COUNTRIES, 'EU'),
  ...listOf(US_COUNTRIES, 'US'),
];

/** The country with this id, if it is listed. */
export const findCountry = (id: string): Country | undefined =>
  COUNTRIES.find((country) => country.id === id);
