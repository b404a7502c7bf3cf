import { useMemo } from 'react';
import { BILLING_COUNTRIES } from '@homeview/contracts/vocabulary/billingCountry';
import type { BillingCountry } from '@homeview/contracts/vocabulary/billingCountry';
import { countryIdOf } from '../../domain/address/billingCountry';
import { countryName } from '../../domain/address/countries';
import { useText } from '../../i18n/useText';
import { currentLocale, intlLocale } from '../../platform/locale';

interface NamedCountry {
  readonly id: BillingCountry;
  readonly name: string;
}

/** The billing countries by localized name, with "other" last. */
export function useBillingCountries(): readonly NamedCountry[] {
  const text = useText();
  const language = intlLocale(currentLocale());
  return useMemo(() => {
    const listed: NamedCountry[] = [];
    const other: NamedCountry[] = [];
    for (const id of BILLING_COUNTRIES) {
      const countryId = countryIdOf(id);
      if (countryId === null) other.push({ id, name: text('billAddress.otherCountry') });
      else listed.push({ id, name: countryName(countryId, language) });
    }
    listed.sort((a, b) => a.name.localeCompare(b.name, language));
    return [...listed, ...other];
  }, [text, language]);
}
