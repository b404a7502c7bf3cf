import { useMemo } from 'react';
import { COUNTRIES, countryName } from '../../../domain/address/countries';
import { otherCountryNames } from '../../../domain/address/otherCountryNames';
import { currentLocale, intlLocale } from '../../../platform/locale';

/** The country options, named and sorted in the page language, with synonyms for the search. */
export function useCountryOptions() {
  const language = intlLocale(currentLocale());
  return useMemo(
    () =>
      COUNTRIES.map(({ id }) => ({
        id,
        name: countryName(id, language),
        alsoKnownAs: otherCountryNames(id),
      })).sort((a, b) => a.name.localeCompare(b.name, language)),
    [language],
  );
}
