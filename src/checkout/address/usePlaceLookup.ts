import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { refusalText } from '../../api/request/apiError';
import { useLazyAddressQuery } from '../../api/endpoints/billing.api';
import { NO_PLACE, isLookedUp } from '../../domain/address/billAddress';
import type { AddressValues, Place } from '../../domain/address/billAddress';
import { postalCode } from '../../domain/address/postalCode';

type Form = Pick<
  UseFormReturn<AddressValues>,
  'clearErrors' | 'getValues' | 'setValue' | 'trigger'
>;

interface Lookup {
  readonly postal: string;
  /** Resolves once the places are known, or nothing is known of them. */
  readonly done: Promise<void>;
}

/**
 * The place of the US postal code in a form. It is asked for once: again only when the code or the
 * country has changed, or the customer tries again. Spec 5.
 */
export function usePlaceLookup({ clearErrors, getValues, setValue, trigger }: Form) {
  const [ask, { currentData: places, isFetching, isUninitialized, error, reset }] =
    useLazyAddressQuery();
  const last = useRef<Lookup | null>(null);

  const setPlace = (place: Place) => {
    for (const part of ['county', 'city', 'state'] as const) {
      setValue(part, place[part], { shouldDirty: true });
    }
    clearErrors('county');
  };

  async function find(postal: string): Promise<void> {
    if (!(await trigger('postal')) || last.current?.postal !== postal) return;
    const { data } = await ask({ countryCode: 'USA', postal });
    const [place, ...others] = data ?? [];
    // The answer to a code that has been changed since counts no more.
    if (place && others.length === 0 && last.current?.postal === postal) setPlace(place);
  }

  function lookUp(): Promise<void> {
    const postal = getValues('postal');
    last.current = { postal, done: find(postal) };
    return last.current.done;
  }

  /** Forgets what was asked for; the place in the form stays. */
  function clear(): void {
    last.current = null;
    reset();
  }

  /** Forgets the place as well: the postal code or the country has changed. */
  function forget(): void {
    clear();
    setPlace(NO_PLACE);
  }

  /** Whether leaving the postal code, as it stands now, leads to a lookup, or one is under way. */
  function isDue(): boolean {
    const { countryCode, postal, county } = getValues();
    if (!isLookedUp(countryCode) || county !== '') return false;
    return isFetching || last.current?.postal !== postalCode(countryCode, postal);
  }

  /** Tidies the postal code and looks a US one up, unless that was done. Resolves once it is. */
  async function leavePostal(): Promise<void> {
    const { countryCode, postal: typed, county } = getValues();
    const postal = postalCode(countryCode, typed);
    setValue('postal', postal, { shouldDirty: true });
    if (!isLookedUp(countryCode) || county !== '') return;
    await (last.current?.postal === postal ? last.current.done : lookUp());
  }

  const unknown = error === undefined ? places?.length === 0 : refusalText(error) !== null;
  const failure = error === undefined && !unknown ? null : unknown ? 'unknown' : 'failed';
  return {
    places: places ?? [],
    looking: isFetching,
    /** `unknown`: the service knows no such code. `failed`: asking again may help. */
    failure: isFetching || isUninitialized ? null : failure,
    setPlace,
    lookUp,
    isDue,
    leavePostal,
    clear,
    forget,
  };
}
