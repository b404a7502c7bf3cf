import { useNavigate } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { CountryRow } from '@homeview/ui/CountryRow';
import { Stack } from '@homeview/ui/Stack';
import { TextInput } from '@homeview/ui/TextInput';
import type { BillAddress } from '@homeview/contracts/billing/billing.schemas';
import { ADDRESS_MAX_LENGTH, isLookedUp } from '../../domain/billAddress';
import type { MessageId } from '../../i18n/messages';
import { useText } from '../../i18n/useText';
import { PortalPage } from '../../shell/PortalPage';
import { inPage } from '../../shell/inPage';
import { AddressHead } from './AddressHead';
import { PlaceChoice } from './PlaceChoice';
import { PlaceFields } from './PlaceFields';
import { PostalInput } from './PostalInput';
import { useAddressForm } from './useAddressForm';
import { useBillingCountries } from './useBillingCountries';

const COUNTRIES = '/billAddress/selectCountry';

/** The billing address, stored before or not. Spec 2, 5. */
export function BillAddressForm({ stored }: { readonly stored: BillAddress | null }) {
  const text = useText();
  const navigate = useNavigate();
  const formId = useId();
  const choice = useRef<HTMLDivElement>(null);
  const address = useAddressForm(stored);
  const { values, errors, lookup, register } = address;
  const countries = useBillingCountries();
  const postal = register('postal');
  const inUs = isLookedUp(values.countryCode);
  const several = lookup.places.length > 1;
  const looking = lookup.status === 'looking';
  const lookupError = lookup.status === 'unknown' || lookup.status === 'failed';

  const say = (error: MessageId | null) => (error === null ? undefined : text(error));
  const postalErrorId =
    errors.postal ?? (lookupError ? 'bill_zip_code_error' : several ? null : errors.county);

  /** A county cannot be typed: the choice of one is shown, or the postal code that leads to it. */
  const showCounty = () => {
    const radio = several ? choice.current?.querySelector('input') : null;
    if (!radio) return address.setFocus('postal');
    radio.focus({ preventScroll: true });
    // On a small phone it lies below the pinned button.
    choice.current?.scrollIntoView({ block: 'center' });
  };

  return (
    <PortalPage
      title={text('menu.billAddress')}
      headingInContent
      maxWidth={560}
      backTo="/"
      footer={
        <BottomActionBar>
          <BusyButton
            type="submit"
            form={formId}
            fullWidth
            softDisabled={!address.ready}
            busy={address.saving}
            busyLabel={text('billAddress.saving')}
          >
            {text('billAddress.save')}
          </BusyButton>
        </BottomActionBar>
      }
    >
      <AddressHead />
      <Stack
        id={formId}
        component="form"
        noValidate
        onSubmit={(event) =>
          address.submit(event, (missing) => {
            if (missing.county && !missing.postal) showCounty();
          })
        }
        sx={{ gap: 1.5 }}
      >
        <CountryRow
          label={text('login.country')}
          value={countries.find(({ id }) => id === values.countryCode)?.name ?? ''}
          placeholder={text('login.chooseCountry')}
          href={COUNTRIES}
          onOpen={inPage(() => void navigate({ to: COUNTRIES }))}
        />
        <PostalInput
          {...postal}
          label={text('billAddress.postal')}
          country={values.countryCode}
          error={say(postalErrorId)}
          onChange={(event) => {
            if (event.target.value === values.postal) return;
            void postal.onChange(event);
            address.onPostalChanged();
          }}
          onBlur={(event) => {
            address.onPostalLeft();
            void postal.onBlur(event);
          }}
        />
        {inUs ? (
          <PlaceFields
            place={values}
            looking={looking}
            onRetry={lookup.status === 'failed' ? () => void address.lookUp() : undefined}
            choice={
              several ? (
                <PlaceChoice
                  places={lookup.places}
                  chosen={values}
                  error={say(errors.county)}
                  onChoose={address.setPlace}
                  groupRef={choice}
                />
              ) : null
            }
          />
        ) : (
          <TextInput
            {...register('address')}
            label={text('billAddress.address')}
            hint={text('billAddress.addressHint')}
            autoComplete="billing address-line1"
            maxLength={ADDRESS_MAX_LENGTH}
            error={say(errors.address)}
          />
        )}
      </Stack>
    </PortalPage>
  );
}
