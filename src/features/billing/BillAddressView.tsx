import { useId } from 'react';
import type { FormEvent } from 'react';
import { ActionReason } from '@homeview/ui/ActionReason';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { FormStack } from '@homeview/ui/Stack';
import { AddressFields } from '../../checkout/address/AddressFields';
import { useBillingCountries } from '../../checkout/address/useBillingCountries';
import type { AddressForm } from '../../checkout/address/useAddressForm';
import { useText } from '../../i18n/useText';
import { PortalPage } from '../../shell/pages/PortalPage';
import { CountryLink } from '../../shell/links/CountryLink';
import { fromReturnPage } from '../../shell/links/useReturnTo';
import { AddressHead } from './AddressHead';
import { CountryAutofill } from './CountryAutofill';

export interface BillAddressViewProps {
  readonly address: AddressForm;
  readonly saving: boolean;
  /** Path and query of the previous page. */
  readonly backTo: string;
  /** The page that requested an address; the country list passes it on. */
  readonly returnTo?: string | undefined;
  readonly onSubmit: (event: FormEvent) => void;
}

/** The form of a new or stored billing address. */
export function BillAddressView(props: BillAddressViewProps) {
  const { address, saving, backTo, returnTo, onSubmit } = props;
  const text = useText();
  const formId = useId();
  const reasonId = useId();
  const countries = useBillingCountries();

  return (
    <PortalPage
      title={text('menu.billAddress')}
      heading="contentTitle"
      width="form"
      backTo={backTo}
      footer={
        <BottomActionBar
          reason={
            <ActionReason id={reasonId}>
              {address.missing === null ? null : text(address.missing)}
            </ActionReason>
          }
        >
          <BusyButton
            type="submit"
            form={formId}
            fullWidth
            softDisabled={!address.ready}
            describedBy={address.missing === null ? undefined : reasonId}
            busy={saving}
            busyLabel={text('billAddress.saving')}
          >
            {text('billAddress.save')}
          </BusyButton>
        </BottomActionBar>
      }
    >
      <AddressHead returnTo={returnTo} />
      <FormStack id={formId} noValidate onSubmit={onSubmit} spacing={1.5}>
        <CountryLink
          to="/billAddress/selectCountry"
          search={{ returnTo }}
          state={fromReturnPage}
          label={text('login.country')}
          value={countries.find(({ id }) => id === address.values.countryCode)?.name ?? ''}
          placeholder={text('login.chooseCountry')}
        />
        <CountryAutofill address={address} />
        <AddressFields address={address} />
      </FormStack>
    </PortalPage>
  );
}
