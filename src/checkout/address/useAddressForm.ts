import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import type { BillAddress } from '@homeview/contracts/billing/billing.schemas';
import type { BillingCountry } from '@homeview/contracts/vocabulary/billingCountry';
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
import { postalCode, postalError } from '../../domain/postalCode';
import { useText } from '../../i18n/useText';
import { toasts } from '../../shell/feedback';
import { lazyResolver } from '../../shell/lazyResolver';
import { addressDraft } from './addressDraft';
import { usePlaceLookup } from './usePlaceLookup';
import { usePostponed } from './usePostponed';
import { useSaveAddress } from './useSaveAddress';

/** What is to happen when Save finds something missing. */
type OnMissing = (errors: FieldErrors<AddressValues>) => void;

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

interface Options {
  /**
   * The form is a step of another page, as on /package/renewal: it is silent when it went well, an
   * address that is stored as it stands will do, and nothing is kept for the pages of the address.
   */
  readonly step?: boolean;
  /** The address is stored as the form shows it. */
  readonly onSaved?: () => void;
}

/** The form of the billing address: its fields, the lookup of a US postal code, saving. Spec 5. */
export function useAddressForm(
  stored: BillAddress | null,
  { step = false, onSaved }: Options = {},
) {
  const text = useText();
  const [draft] = useState(() => (step ? null : addressDraft.get()));
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
  const { save, saving } = useSaveAddress(stored, { silent: step });
  /** What the form was filled from last, for telling whether it was edited since. */
  const filledFrom = useRef(stored);
  const looking = lookup.status === 'looking';

  const setPlace = ({ county, city, state }: Place) => {
    setValue('county', county);
    setValue('city', city);
    setValue('state', state);
    form.clearErrors('county');
  };

  const lookUp = () =>
    void lookup.lookUp(getValues('postal'), ([place, ...others]) => {
      if (place && others.length === 0) setPlace(place);
    });

  /** Tidies the postal code; looks a US one up, unless that was done. Whether a lookup began. */
  function onPostalLeft(): boolean {
    const { countryCode, postal: typed } = getValues();
    const postal = postalCode(countryCode, typed);
    setValue('postal', postal);
    if (!isLookedUp(countryCode) || postalError(countryCode, postal) !== null) return false;
    if (lookup.hasAskedFor(postal)) return false;
    lookUp();
    return true;
  }

  const onPostalChanged = () => {
    press.cancel();
    lookup.forget();
    setPlace(NO_PLACE);
  };

  /** Another country may judge the postal code otherwise, and has other places. */
  function judgeAnew(): void {
    if (getValues('postal') !== '') void form.trigger('postal');
    onPostalLeft();
  }

  const setCountry = (countryCode: BillingCountry) => {
    setValue('countryCode', countryCode);
    onPostalChanged();
    judgeAnew();
  };

  /** Enter leaves the postal code as Tab does: what comes of it is seen before it is saved. */
  function onPostalKey(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (onPostalLeft() || looking)) event.preventDefault();
  }

  const unchanged = isSameAddress(values, before);

  async function saveComplete(complete: AddressValues): Promise<void> {
    // Without its schema (it could not be fetched) a form is let through.
    const missing = Object.values(addressErrors(complete)).find((error) => error !== null);
    if (missing) {
      toasts.show({ message: text(missing), tone: 'error' });
      return;
    }
    if (isSameAddress(complete, before)) {
      if (step) onSaved?.();
      else toasts.show({ message: text('billAddress.unchanged') });
      return;
    }
    if (await save(contentsOf(complete))) onSaved?.();
  }

  const judge = (onMissing: OnMissing) => form.handleSubmit(saveComplete, onMissing)();
  /** A press on Save while the postal code is looked up: it is judged once that is known. */
  const press = usePostponed(looking, judge);

  /** Saves, or calls `onMissing`; after the lookup of the postal code, if one is under way. */
  function submit(event: FormEvent, onMissing: OnMissing): void {
    event.preventDefault();
    if (saving || press.isPostponed) return;
    if (onPostalLeft() || looking) press.postpone(onMissing);
    else void judge(onMissing);
  }

  const comeBack = useEffectEvent(() => {
    if (draft !== null) judgeAnew();
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

  useEffect(() => {
    if (!step) addressDraft.keep(values, lookup.places);
  }, [step, values, lookup.places]);

  return {
    register: form.register,
    setFocus: form.setFocus,
    errors: shownErrors(values, form.formState.errors),
    values,
    lookup,
    lookUp,
    setPlace,
    setCountry,
    onPostalChanged,
    onPostalLeft,
    onPostalKey,
    submit,
    /** Being saved, or about to be. */
    saving: saving || press.isPostponed,
    /** Nothing is missing, and something has changed. */
    ready: !looking && isComplete(values) && !unchanged,
  };
}

export type AddressForm = ReturnType<typeof useAddressForm>;
