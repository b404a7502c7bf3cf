import { TextInput } from '@homeview/ui/TextInput';
import { ADDRESS_MAX_LENGTH } from '@homeview/contracts/vocabulary/limits';
import { isLookedUp } from '../../domain/address/billAddress';
import { trimBlankStart } from '../../domain/input/typedText';
import type { MessageId } from '../../i18n/messages';
import { useText } from '../../i18n/useText';
import { failureText } from '../../shell/failureText';
import { PlaceFields } from './PlaceFields';
import { PostalInput } from './PostalInput';
import type { AddressForm } from './useAddressForm';

/** The billing address fields below the country: postal code, and place or address. */
export function AddressFields({ address }: { readonly address: AddressForm }) {
  const text = useText();
  const { form, lookup, values } = address;
  const { errors } = form.formState;
  const postal = form.register('postal');
  const several = lookup.places.length > 1;

  const messageOf = (id: string | undefined) =>
    id === undefined ? undefined : text(id as MessageId);
  const placeError = lookup.failure
    ? failureText(lookup.error, text, text('bill_zip_code_error'))
    : messageOf(errors.county?.message);
  return (
    <>
      <PostalInput
        {...postal}
        label={text('billAddress.postal')}
        country={values.countryCode}
        error={messageOf(errors.postal?.message) ?? (several ? undefined : placeError)}
        onChange={(event) => {
          if (event.target.value === values.postal) return;
          void postal.onChange(event);
          lookup.forget();
        }}
        onKeyDown={(event) => {
          // Enter looks up the postal code as blur does, so the result is visible before it is
          // saved.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !lookup.isDue()) return;
          event.preventDefault();
          void lookup.leavePostal();
        }}
        onBlur={(event) => {
          void lookup.leavePostal();
          void postal.onBlur(event);
        }}
      />
      {isLookedUp(values.countryCode) ? (
        <PlaceFields
          address={address}
          error={several ? messageOf(errors.county?.message) : undefined}
        />
      ) : (
        <TextInput
          {...form.register('address')}
          label={text('billAddress.address')}
          hint={text('billAddress.addressHint')}
          autoComplete="billing address-line1"
          tidy={trimBlankStart}
          maxLength={ADDRESS_MAX_LENGTH}
          error={messageOf(errors.address?.message)}
        />
      )}
    </>
  );
}
