import { countryName } from './countries';

/** Synonyms of countries: short names, former names and parts of a country. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'VAE', 'Emirates', 'Emirate'],
  BA: ['Bosnia', 'Bosnien'],
  CI: ['Ivory Coast', "Cote d'Ivoire", 'Elfenbeinküste'],
  CZ: ['Czech Republic', 'Tschechische Republik'],
  GB: [
    ...['UK', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
    ...['Großbritannien', 'Grande-Bretagne', 'Gran Bretaña', 'Gran Bretagna', '英国', 'อังกฤษ'],
  ],
  HK: ['Hongkong'],
  KR: ['Korea'],
  MK: ['Macedonia', 'Mazedonien'],
  NL: ['Holland', 'Holanda', 'Hollande', 'Olanda'],
  TR: ['Turkey', 'Türkei', 'Turquie', 'Turquía', 'Turchia'],
  US: [
    ...['USA', 'America', 'United States of America'],
    ...['Amerika', 'Amérique', 'EE. UU.', '米国', '美国', 'อเมริกา'],
  ],
  VA: ['Holy See'],
};

/**
 * Search terms that find a country in every language: its id (alpha-2), English name and synonyms.
 */
export const otherCountryNames = (id: string): readonly string[] => [
  id,
  countryName(id, 'en'),
  ...(OTHER_NAMES[id] ?? []),
];
