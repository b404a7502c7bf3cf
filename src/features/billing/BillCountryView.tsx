import { useMemo } from 'react';
import { Body } from '@homeview/ui/Body';
import { CountryPicker } from '@homeview/ui/CountryPicker';
import { CountryListSkeleton } from '@homeview/ui/Skeletons';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import type { BillingCountry } from '@homeview/contracts/vocabulary/billingCountry';
import { useBillingCountries } from '../../checkout/address/useBillingCountries';
import { countryIdOf } from '../../domain/address/billingCountry';
import { otherCountryNames } from '../../domain/address/otherCountryNames';
import { useText } from '../../i18n/useText';
import { PortalPage } from '../../shell/pages/PortalPage';

export interface BillCountryViewProps {
  /** The country of the address; null if it has none. */
  readonly selected: BillingCountry | null;
  /** The stored address is loading. */
  readonly loading?: boolean;
  /** Path and query of the address page. */
  readonly backTo: string;
  readonly onChoose: (country: BillingCountry) => void;
}

/** Country selection for the billing address. */
export function BillCountryView({ selected, loading, backTo, onChoose }: BillCountryViewProps) {
  const text = useText();
  const countries = useBillingCountries();
  const searched = useMemo(
    () =>
      countries.map((country) => {
        const countryId = countryIdOf(country.id);
        return countryId ? { ...country, alsoKnownAs: otherCountryNames(countryId) } : country;
      }),
    [countries],
  );
  const choose = (id: string) => {
    const country = countries.find((known) => known.id === id);
    if (country) onChoose(country.id);
  };

  return (
    <PortalPage title={text('login.country')} heading="contentTitle" width="form" backTo={backTo}>
      <Stack spacing={1.5}>
        <Title>{text('login.country')}</Title>
        <Body tone="muted">{text('billAddress.countryWhy')}</Body>
        {/* The list scrolls to the selected country on mount, so it waits until the country is
            loaded. */}
        {selected === null && loading ? (
          <div aria-busy>
            <CountryListSkeleton rows={countries.length} />
          </div>
        ) : (
          <CountryPicker
            label={text('login.country')}
            countries={searched}
            selectedId={selected}
            onChoose={choose}
            searchLabel={text('country.search')}
            noMatchLabel={text('country.noMatch')}
            countLabel={(count) => text('country.count', { count })}
          />
        )}
      </Stack>
    </PortalPage>
  );
}
