import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { BillAddress } from '@homeview/contracts/domains/billing/billing.schemas';
import type { AddressValues } from '../../domain/address/billAddress';
import { useText } from '../../i18n/useText';
import { toasts } from '../../shell/feedback';
import { isSameAddress } from './address.schema';
import type { SentAddress } from './address.schema';
import type { AddressForm } from './useAddressForm';
import { useSaveAddress } from './useSaveAddress';

/** A postal code with its country: what a lookup is for. */
const codeOf = ({ countryCode, postal }: AddressValues): string => `${countryCode} ${postal}`;

interface Options {
  /** A step of another page: silent when it went well, and an address that is unchanged will do. */
  readonly step?: boolean;
  /** The address is stored as the form shows it. */
  readonly onSaved?: () => void;
}

/** Saving the form of the billing address, after the lookup of its postal code. Spec 5, 8. */
export function useSubmitAddress(
  { form, isUnchanged, lookup, values }: AddressForm,
  stored: BillAddress | null,
  { step = false, onSaved }: Options = {},
) {
  const text = useText();
  const save = useSaveAddress(stored, { silent: step });
  /** The code and country that Save was pressed for while they were looked up. */
  const [waitingFor, setWaitingFor] = useState<string | null>(null);
  const saving = form.formState.isSubmitting || waitingFor === codeOf(values);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function saveAddress(contents: SentAddress): Promise<void> {
    const before = form.getValues();
    if (isUnchanged()) {
      if (!step) return void toasts.show({ message: text('billAddress.unchanged') });
    } else {
      if (!(await save(contents))) return;
      // What was edited meanwhile is not stored.
      if (isSameAddress(before, form.getValues())) {
        form.reset(form.getValues());
        lookup.clear();
      }
    }
    if (isShown.current) onSaved?.();
  }

  /** Judges the form once its place is known, and saves it; shows what is missing. */
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (saving) return;
    const placeKnown = lookup.leavePostal();
    const code = codeOf(form.getValues());
    setWaitingFor(code);
    await placeKnown;
    setWaitingFor((now) => (now === code ? null : now));
    const isChanged = codeOf(form.getValues()) !== code;
    if (isShown.current && !isChanged) await form.handleSubmit(saveAddress)(event);
  }

  return { submit: (event: FormEvent): void => void submit(event), saving };
}
