import { yupResolver } from '@hookform/resolvers/yup';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { BillAddress } from '@homeview/contracts/domains/billing/billing.schemas';
import type { BillingCountry } from '@homeview/contracts/vocabulary/billingCountry';
import { EMPTY_ADDRESS, isLookedUp } from '../../domain/address/billAddress';
import type { AddressValues } from '../../domain/address/billAddress';
import type { MessageId } from '../../i18n/messages';
import { addressSchema, isSameAddress } from './address.schema';
import type { SentAddress } from './address.schema';
import { usePlaceLookup } from './usePlaceLookup';

/** The customer's address; null if there is none, undefined while it is loading. */
export type StoredAddress = BillAddress | null | undefined;

const resolver = yupResolver(addressSchema);

const valuesOf = (stored: StoredAddress): AddressValues => {
  if (!stored) return EMPTY_ADDRESS;
  const { countryCode, postal, county, city, state, address } = stored;
  return { countryCode, postal, county, city, state, address };
};

/** The billing address form, with the lookup of a US postal code. */
export function useAddressForm(stored: StoredAddress) {
  const form = useForm<AddressValues, unknown, SentAddress>({
    mode: 'onTouched',
    resolver,
    defaultValues: valuesOf(stored),
  });
  const { control, getValues, reset, setValue, trigger } = form;
  const { dirtyFields, errors } = form.formState;
  const values = useWatch({ control, compute: (all: AddressValues) => all });
  const lookup = usePlaceLookup(form);

  /** A new country clears the place, and the postal code is validated by its rules. */
  function setCountry(countryCode: BillingCountry): void {
    if (countryCode === getValues('countryCode')) return;
    setValue('countryCode', countryCode, { shouldDirty: true });
    lookup.forget();
    if (getValues('postal') === '') return;
    void trigger('postal');
    void lookup.leavePostal();
  }

  /** Applies a refetched address; edited fields keep their values. */
  const follow = useEffectEvent((fresh: AddressValues) => {
    // A field keeps its typed text: the browser's undo would mix it with another one.
    if (isSameAddress(fresh, getValues())) return;
    // The place belongs to the postal code, so neither is replaced alone.
    if (!dirtyFields.postal) reset(fresh, { keepDirtyValues: true });
  });
  // Layout effect: filling the form before paint avoids a layout shift.
  useLayoutEffect(() => {
    if (stored) follow(valuesOf(stored));
  }, [stored]);

  const isUnchanged = () => isSameAddress(getValues(), valuesOf(stored));

  /** What to do before the address can be saved; null if the fields say it. */
  function missing(): MessageId | null {
    if (stored && isUnchanged()) return 'billAddress.unchanged';
    if (Object.keys(errors).length > 0) return null;
    if (values.postal === '') return 'bill_zip_code_empty';
    return !isLookedUp(values.countryCode) && values.address === '' ? 'bill_address_empty' : null;
  }

  return {
    form,
    values,
    lookup,
    setCountry,
    isUnchanged,
    missing: missing(),
    /** All values are valid, and at least one has changed. */
    ready: !lookup.lookingUp && !isUnchanged() && addressSchema.isValidSync(values),
  };
}

export type AddressForm = ReturnType<typeof useAddressForm>;
