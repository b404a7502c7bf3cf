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
  /** Resolves once the lookup has completed or failed. */
  readonly done: Promise<void>;
}

/**
 * Looks up the place of a US postal code. Runs once per code, and again only if the code or the
 * country changes or the customer retries.
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
    // A response for an earlier postal code is ignored.
    if (place && others.length === 0 && last.current?.postal === postal) setPlace(place);
  }

  /** The postal code as it is validated and sent; the field keeps the typed text. */
  function currentCode(): string {
    const { countryCode, postal } = getValues();
    return postalCode(countryCode, postal);
  }

  function lookUp(): Promise<void> {
    const postal = currentCode();
    last.current = { postal, done: find(postal) };
    return last.current.done;
  }

  /** Resets the lookup; the place in the form stays. */
  function clear(): void {
    last.current = null;
    reset();
  }

  /** Resets the lookup and the place after a change of postal code or country. */
  function forget(): void {
    clear();
    setPlace(NO_PLACE);
  }

  /** Whether leaving the current postal code starts a lookup, or one is pending. */
  function isDue(): boolean {
    const { countryCode, county } = getValues();
    if (!isLookedUp(countryCode) || county !== '') return false;
    return isFetching || last.current?.postal !== currentCode();
  }

  /** Looks up the postal code unless that was done. Resolves after the lookup. */
  async function leavePostal(): Promise<void> {
    const { countryCode, county } = getValues();
    if (!isLookedUp(countryCode) || county !== '') return;
    await (last.current?.postal === currentCode() ? last.current.done : lookUp());
  }

  const unknown = error === undefined ? places?.length === 0 : refusalText(error) !== null;
  const failure = error === undefined && !unknown ? null : unknown ? 'unknown' : 'failed';
  return {
    places: places ?? [],
    lookingUp: isFetching,
    /** `unknown`: the service does not know the code. `failed`: a retry may help. */
    failure: isFetching || isUninitialized ? null : failure,
    error,
    setPlace,
    lookUp,
    isDue,
    leavePostal,
    clear,
    forget,
  };
}
