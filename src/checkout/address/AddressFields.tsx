import type { RefObject } from 'react';
import { TextInput } from '@homeview/ui/TextInput';
import { addressAsTyped, isLookedUp } from '../../domain/billAddress';
import type { MessageId } from '../../i18n/messages';
import { useText } from '../../i18n/useText';
import { PlaceChoice } from './PlaceChoice';
import { PlaceFields } from './PlaceFields';
import { PostalInput } from './PostalInput';
import type { AddressForm } from './useAddressForm';

interface Props {
  readonly address: AddressForm;
  /** The group of places, where there are several to choose from. */
  readonly choice: RefObject<HTMLDivElement | null>;
}

/** The fields of a billing address below its country: postal code, place or address. Spec 2, 5. */
export function AddressFields({ address, choice }: Props) {
  const text = useText();
  const { values, errors, lookup, register } = address;
  const postal = register('postal');
  const several = lookup.places.length > 1;
  const lookupError = lookup.status === 'unknown' || lookup.status === 'failed';

  const say = (error: MessageId | null) => (error === null ? undefined : text(error));
  const postalErrorId =
    errors.postal ?? (lookupError ? 'bill_zip_code_error' : several ? null : errors.county);

  return (
    <>
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
        onKeyDown={address.onPostalKey}
        onBlur={(event) => {
          address.onPostalLeft();
          void postal.onBlur(event);
        }}
      />
      {isLookedUp(values.countryCode) ? (
        <PlaceFields
          place={values}
          looking={lookup.status === 'looking'}
          onRetry={lookup.status === 'failed' ? address.lookUp : undefined}
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
          tidy={addressAsTyped}
          error={say(errors.address)}
        />
      )}
    </>
  );
}
