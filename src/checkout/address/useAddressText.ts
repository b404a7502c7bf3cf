import type { BillAddress } from '@homeview/contracts/domains/billing/billing.schemas';
import { countryIdOf } from '../../domain/address/billingCountry';
import { countryName } from '../../domain/address/countries';
import { useText } from '../../i18n/useText';
import { currentLocale, intlLocale } from '../../platform/locale';

/** Writes a billing address in lines, with the country in the customer's language. */
export function useAddressText(): (address: BillAddress) => string {
  const text = useText();
  return ({ address, postal, city, county, state, countryCode }) => {
    const countryId = countryIdOf(countryCode);
    const country =
      countryId === null
        ? text('billAddress.otherCountry')
        : countryName(countryId, intlLocale(currentLocale()));
    const place = [postal, city, county, state].filter(Boolean).join(', ');
    return [address, place, country].filter(Boolean).join('\n');
  };
}
