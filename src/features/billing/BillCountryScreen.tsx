import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Body } from '@homeview/ui/Body';
import { CountryPicker } from '@homeview/ui/CountryPicker';
import { CountryListSkeleton } from '@homeview/ui/Skeletons';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import { useBillAddress } from '../../api/billing.api';
import { EMPTY_ADDRESS } from '../../domain/billAddress';
import { countryIdOf } from '../../domain/billingCountry';
import { otherCountryNames } from '../../domain/otherCountryNames';
import { useText } from '../../i18n/useText';
import { PortalPage } from '../../shell/PortalPage';
import { useBillingCountries } from '../../checkout/address/useBillingCountries';
import { useFormOfPages } from './BillAddressPages';
import { useReturn } from './useReturn';

/** The country of the billing address. Spec 2, 3. */
export function BillCountryScreen() {
  const text = useText();
  const navigate = useNavigate();
  const countries = useBillingCountries();
  const searched = useMemo(
    () =>
      countries.map((country) => {
        const countryId = countryIdOf(country.id);
        return countryId ? { ...country, alsoKnownAs: otherCountryNames(countryId) } : country;
      }),
    [countries],
  );
  const toForm = useReturn().keeping('/billAddress');
  const { currentData, isLoading } = useBillAddress();
  const { form, values, setCountry } = useFormOfPages();
  const begun = currentData === null ? EMPTY_ADDRESS : currentData;
  const isChosen = form.formState.dirtyFields.countryCode === true;
  const selected = isChosen ? values.countryCode : (begun?.countryCode ?? null);

  const choose = (id: string) => {
    const country = countries.find((known) => known.id === id);
    if (!country) return;
    setCountry(country.id);
    void navigate({ href: toForm });
  };

  return (
    <PortalPage title={text('login.country')} headingInContent maxWidth={560} backTo={toForm}>
      <Stack spacing={1.5}>
        <Title>{text('login.country')}</Title>
        <Body tone="muted">{text('billAddress.countryWhy')}</Body>
        {/* The list opens at the country that is chosen: so that one must be known first. */}
        {selected === null && isLoading ? (
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
