import { useBillAddress } from '../../api/endpoints/billing.api';
import { EMPTY_ADDRESS } from '../../domain/address/billAddress';
import { useFormOfPages } from './BillAddressPages';
import { BillCountryView } from './BillCountryView';
import { useReturn } from './useReturn';

/** Selects the country of the address being edited. */
export function BillCountryScreen() {
  const { toForm, goToForm } = useReturn();
  const { currentData, isLoading } = useBillAddress();
  const { form, values, setCountry } = useFormOfPages();
  const begun = currentData === null ? EMPTY_ADDRESS : currentData;
  const isChosen = form.formState.dirtyFields.countryCode === true;
  return (
    <BillCountryView
      selected={isChosen ? values.countryCode : (begun?.countryCode ?? null)}
      loading={isLoading}
      backTo={toForm}
      onChoose={(country) => {
        setCountry(country);
        goToForm();
      }}
    />
  );
}
