import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import type { BillAddress } from '@homeview/contracts/billing/billing.schemas';
import {
  EMPTY_ADDRESS,
  NO_PLACE,
  addressErrors,
  contentsOf,
  isComplete,
  isLookedUp,
  isSameAddress,
} from '../../domain/billAddress';
import type { AddressErrors, AddressValues, Place } from '../../domain/billAddress';
import { postalError } from '../../domain/postalCode';
import { useText } from '../../i18n/useText';
import { toasts } from '../../shell/feedback';
import { lazyResolver } from '../../shell/lazyResolver';
import { addressDraft } from './addressDraft';
import { usePlaceLookup } from './usePlaceLookup';
import { useSaveAddress } from './useSaveAddress';

const resolver = lazyResolver<AddressValues>(() => import('./addressForm'));

const valuesOf = (stored: BillAddress | null): AddressValues => {
  if (stored === null) return EMPTY_ADDRESS;
  const { countryCode, postal, county, city, state, address } = stored;
  return { countryCode, postal, county, city, state, address };
};

const placesOf = ({ county, city, state }: AddressValues): readonly Place[] =>
  county === '' ? [] : [{ county, city, state }];

/** What the form shows of its errors: those of fields that were judged, as they stand now. */
function shownErrors(values: AddressValues, shown: FieldErrors<AddressValues>): AddressErrors {
  const errors = addressErrors(values);
  return {
    postal: shown.postal ? errors.postal : null,
    county: shown.county ? errors.county : null,
    address: shown.address ? errors.address : null,
  };
}

/** The form of the billing address: its fields, the lookup of a US postal code, saving. Spec 5. */
export function useAddressForm(stored: BillAddress | null) {
  const text = useText();
  const [draft] = useState(addressDraft.get);
  const before = valuesOf(stored);
  const form = useForm<AddressValues>({
    mode: 'onTouched',
    resolver,
    defaultValues: { ...before, ...draft?.values },
  });
  const { control, getValues, setValue } = form;
  const values = useWatch({ control, compute: (all: AddressValues) => all });
  const lookup = usePlaceLookup(
    draft?.places ?? placesOf(before),
    draft?.values.postal ?? before.postal,
  );
  const { save, saving } = useSaveAddress(stored);
  /** What the form was filled from last, for telling whether it was edited since. */
  const filledFrom = useRef(stored);

  const setPlace = ({ county, city, state }: Place) => {
    setValue('county', county);
    setValue('city', city);
    setValue('state', state);
    form.clearErrors('county');
  };

  async function lookUp(): Promise<void> {
    const [place, ...others] = (await lookup.lookUp(getValues('postal'))) ?? [];
    if (place && others.length === 0) setPlace(place);
  }

  /** Looks a US postal code up, unless that was done. Whether it began to. */
  function lookUpIfChanged(): boolean {
    const { countryCode, postal } = getValues();
    if (!isLookedUp(countryCode) || postalError(countryCode, postal) !== null) return false;
    if (lookup.hasAskedFor(postal)) return false;
    void lookUp();
    return true;
  }

  const onPostalChanged = () => {
    lookup.forget();
    setPlace(NO_PLACE);
  };

  const onPostalLeft = () => {
    setValue('postal', getValues('postal').trim());
    lookUpIfChanged();
  };

  const unchanged = isSameAddress(values, before);

  async function saveComplete(complete: AddressValues): Promise<void> {
    // Without its schema (it could not be fetched) a form is let through.
    const missing = Object.values(addressErrors(complete)).find((error) => error !== null);
    if (missing) {
      toasts.show({ message: text(missing), tone: 'error' });
      return;
    }
    if (unchanged) {
      toasts.show({ message: text('billAddress.unchanged') });
      return;
    }
    await save(contentsOf(complete));
  }

  /** Saves, or shows what is missing and calls `onMissing`. Enter in the postal code leaves it. */
  function submit(event: FormEvent, onMissing: (errors: FieldErrors<AddressValues>) => void) {
    event.preventDefault();
    if (saving || lookup.status === 'looking') return;
    setValue('postal', getValues('postal').trim());
    if (!lookUpIfChanged()) void form.handleSubmit(saveComplete, onMissing)(event);
  }

  const comeBack = useEffectEvent(() => {
    if (draft === null) return;
    // Another country may judge the postal code otherwise, and has other places.
    if (getValues('postal') !== '') void form.trigger('postal');
    lookUpIfChanged();
  });
  useEffect(() => comeBack(), []);

  const follow = useEffectEvent((now: BillAddress | null) => {
    const unedited = isSameAddress(getValues(), valuesOf(filledFrom.current));
    filledFrom.current = now;
    const fresh = valuesOf(now);
    if (!unedited && !isSameAddress(getValues(), fresh)) return;
    form.reset(fresh);
    lookup.setKnown(fresh.postal, placesOf(fresh));
  });
  useEffect(() => {
    if (stored !== filledFrom.current) follow(stored);
  }, [stored]);

  useEffect(() => addressDraft.keep(values, lookup.places), [values, lookup.places]);

  return {
    register: form.register,
    setFocus: form.setFocus,
    errors: shownErrors(values, form.formState.errors),
    values,
    lookup,
    lookUp,
    setPlace,
    onPostalChanged,
    onPostalLeft,
    submit,
    saving,
    /** Nothing is missing, and something has changed. */
    ready: lookup.status !== 'looking' && isComplete(values) && !unchanged,
  };
}
