import { countryIdOf } from '../../domain/address/billingCountry';
import type { AddressForm } from './useAddressForm';
import { useBillingCountries } from './useBillingCountries';

/** The country of the address as a native select: browsers fill one by its alpha-2 code or name. */
export function useCountryChoice({ values, setCountry }: AddressForm) {
  const countries = useBillingCountries();
  const valueOf = (id: (typeof countries)[number]['id']) => countryIdOf(id) ?? id;
  return {
    name: 'country',
    autoComplete: 'billing country',
    value: valueOf(values.countryCode),
    options: countries.map(({ id, name }) => ({ value: valueOf(id), label: name })),
    onChange: (value: string): void => {
      const country = countries.find(({ id }) => valueOf(id) === value);
      if (country) setCountry(country.id);
    },
  };
}
