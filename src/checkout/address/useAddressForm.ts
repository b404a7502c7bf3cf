import { yupResolver } from '@hookform/resolvers/yup';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { BillAddress } from '@homeview/contracts/domains/billing/billing.schemas';
import type { BillingCountry } from '@homeview/contracts/vocabulary/billingCountry';
import { EMPTY_ADDRESS } from '../../domain/address/billAddress';
import type { AddressValues } from '../../domain/address/billAddress';
import { addressSchema, isSameAddress } from './address.schema';
import type { SentAddress } from './address.schema';
import { usePlaceLookup } from './usePlaceLookup';

/** The customer's address; null if there is none, undefined while that is not known. */
export type StoredAddress = BillAddress | null | undefined;

const resolver = yupResolver(addressSchema);

const valuesOf = (stored: StoredAddress): AddressValues => {
  if (!stored) return EMPTY_ADDRESS;
  const { countryCode, postal, county, city, state, address } = stored;
  return { countryCode, postal, county, city, state, address };
};

/** The form of the billing address, and the lookup of a US postal code. Spec 5. */
export function useAddressForm(stored: StoredAddress) {
  const form = useForm<AddressValues, unknown, SentAddress>({
    mode: 'onTouched',
    resolver,
    defaultValues: valuesOf(stored),
  });
  const { control, getValues, reset, setValue, trigger } = form;
  const { dirtyFields } = form.formState;
  const values = useWatch({ control, compute: (all: AddressValues) => all });
  const lookup = usePlaceLookup(form);

  /** Another country may judge the postal code otherwise, and has other places. */
  function setCountry(countryCode: BillingCountry): void {
    if (countryCode === getValues('countryCode')) return;
    setValue('countryCode', countryCode, { shouldDirty: true });
    lookup.forget();
    if (getValues('postal') === '') return;
    void trigger('postal');
    void lookup.leavePostal();
  }

  /** Takes over an address that was fetched again; what the customer has edited stays. */
  const follow = useEffectEvent((fresh: AddressValues) => {
    // A postal code and its place belong together.
    if (!dirtyFields.postal) reset(fresh, { keepDirtyValues: true });
  });
  // Before it is painted: a form that was empty for a moment would jump.
  useLayoutEffect(() => {
    if (stored) follow(valuesOf(stored));
  }, [stored]);

  const isUnchanged = () => isSameAddress(getValues(), valuesOf(stored));
  return {
    form,
    values,
    lookup,
    setCountry,
    isUnchanged,
    /** Nothing is missing, and something has changed. */
    ready: !lookup.looking && !isUnchanged() && addressSchema.isValidSync(values),
  };
}

export type AddressForm = ReturnType<typeof useAddressForm>;
