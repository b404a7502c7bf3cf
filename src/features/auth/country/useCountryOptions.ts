import { useMemo } from 'react';
import { COUNTRIES, countryName } from '../../../domain/address/countries';
import { otherCountryNames } from '../../../domain/address/otherCountryNames';
import { currentLocale, intlLocale } from '../../../platform/locale';

/**
 * The countries to pick from, in the language of the page and by its alphabet, each with what else it is
 * called in a search.
 */
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
