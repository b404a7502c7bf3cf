import { countryName } from './countries';

/** What people type for a country besides its name: short and former names, and parts of it. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates'],
  BA: ['Bosnia'],
  CI: ['Ivory Coast', "Cote d'Ivoire"],
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  HK: ['Hongkong'],
  KR: ['Korea'],
  MK: ['Macedonia'],
  NL: ['Holland'],
  TR: ['Turkey'],
  US: ['USA', 'America', 'United States of America'],
  VA: ['Holy See'],
};

/** What a country is found by in every language: its id (alpha-2), its English name and others. */
export const otherCountryNames = (id: string): readonly string[] => [
  id,
  countryName(id, 'en'),
  ...(OTHER_NAMES[id] ?? []),
];
