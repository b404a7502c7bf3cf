import { useId } from 'react';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { FormStack } from '@homeview/ui/Stack';
import type { BillAddress } from '@homeview/contracts/billing/billing.schemas';
import { AddressFields } from '../../checkout/address/AddressFields';
import { useBillingCountries } from '../../checkout/address/useBillingCountries';
import { useSubmitAddress } from '../../checkout/address/useSubmitAddress';
import { useText } from '../../i18n/useText';
import { PortalPage } from '../../shell/PortalPage';
import { CountryLink } from '../../shell/CountryLink';
import { AddressHead } from './AddressHead';
import { useFormOfPages } from './BillAddressPages';
import { useReturn } from './useReturn';

/** The billing address, stored before or not. Spec 2, 5. */
export function BillAddressForm({ stored }: { readonly stored: BillAddress | null }) {
  const text = useText();
  const formId = useId();
  const { backTo, returnTo, goBack } = useReturn();
  const address = useFormOfPages();
  const { submit, saving } = useSubmitAddress(address, stored, { onSaved: goBack });
  const countries = useBillingCountries();

  return (
    <PortalPage
      title={text('menu.billAddress')}
      headingInContent
      maxWidth={560}
      backTo={backTo}
      footer={
        <BottomActionBar>
          <BusyButton
            type="submit"
            form={formId}
            fullWidth
            softDisabled={!address.ready}
            busy={saving}
            busyLabel={text('billAddress.saving')}
          >
            {text('billAddress.save')}
          </BusyButton>
        </BottomActionBar>
      }
    >
      <AddressHead />
      <FormStack id={formId} noValidate onSubmit={submit} spacing={1.5}>
        <CountryLink
          to="/billAddress/selectCountry"
          search={{ returnTo }}
          label={text('login.country')}
          value={countries.find(({ id }) => id === address.values.countryCode)?.name ?? ''}
          placeholder={text('login.chooseCountry')}
        />
        <AddressFields address={address} />
      </FormStack>
    </PortalPage>
  );
}
