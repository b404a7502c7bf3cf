import { expect, it } from 'vitest';
import { searchCountries } from '../../../ui/inputs/CountryPicker/countrySearch';
import { normalizeText } from '../../../ui/inputs/SearchInput/normalizeText';
import { COUNTRIES, countryName } from './countries';
import { otherCountryNames } from './otherCountryNames';

it.each([
  ['US', 'USA'],
  ['GB', 'UK'],
  ['GB', 'England'],
  ['NL', 'Holland'],
  ['TR', 'Turkey'],
  ['AT', 'Austria'],
  ['AT', 'AT'],
  ['AE', 'UAE'],
  ['BA', 'Bosnia'],
  ['CI', 'Ivory Coast'],
  ['CZ', 'Czech Republic'],
  ['HK', 'Hongkong'],
  ['KR', 'Korea'],
  ['MK', 'Macedonia'],
  ['VA', 'Holy See'],
])('the names of %s include %s', (id, name) => {
  expect(otherCountryNames(id)).toContain(name);
});

it.each([
  ['ＤＥ', 'DE'],
  ['米国', 'US'],
  ['美国', 'US'],
  ['Amerika', 'US'],
  ['Amérique', 'US'],
  ['Großbritannien', 'GB'],
  ['GROSSBRITANNIEN', 'GB'],
  ['Grande-Bretagne', 'GB'],
  ['英国', 'GB'],
  ['Tuerkei', 'TR'],
  ['Türkei', 'TR'],
  ['Holanda', 'NL'],
])('searching for %s finds %s first, in every page language', (query, id) => {
  for (const language of ['en', 'de', 'es', 'fr', 'it', 'id', 'ja', 'th', 'zh']) {
    const listed = COUNTRIES.map((country) => ({
      id: country.id,
      name: countryName(country.id, language),
      alsoKnownAs: otherCountryNames(country.id),
    }));
    expect(searchCountries(listed, query)[0]?.id, language).toBe(id);
  }
});

it('no synonym belongs to two countries or is empty', () => {
  const all = COUNTRIES.flatMap(({ id }) => [...new Set(otherCountryNames(id).map(normalizeText))]);
  expect(new Set(all).size).toBe(all.length);
  expect(all).not.toContain('');
});
