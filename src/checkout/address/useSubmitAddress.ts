import { useState } from 'react';
import type { FormEvent } from 'react';
import type { BillAddress } from '@homeview/contracts/domains/billing/billing.schemas';
import type { AddressValues } from '../../domain/address/billAddress';
import { useText } from '../../i18n/useText';
import { toasts } from '../../shell/feedback';
import { useHasLeftPage } from '../../shell/useHasLeftPage';
import { isSameAddress } from './address.schema';
import type { SentAddress } from './address.schema';
import type { AddressForm } from './useAddressForm';
import { useSaveAddress } from './useSaveAddress';

/** Country and postal code, the input of a lookup. */
const codeOf = ({ countryCode, postal }: AddressValues): string => `${countryCode} ${postal}`;

interface Options {
  /**
   * The address is a step of another page: no success message, and an unchanged address is
   * accepted.
   */
  readonly step?: boolean;
  /** Called once the stored address equals the form. */
  readonly onSaved?: () => void;
}

/** Submits the billing address form after the lookup of its postal code. */
export function useSubmitAddress(
  { form, isUnchanged, lookup, values }: AddressForm,
  stored: BillAddress | null,
  { step = false, onSaved }: Options = {},
) {
  const text = useText();
  const save = useSaveAddress(stored, { silent: step });
  /** The code and country that were being looked up when Save was pressed. */
  const [waitingFor, setWaitingFor] = useState<string | null>(null);
  const saving = form.formState.isSubmitting || waitingFor === codeOf(values);
  const hasLeft = useHasLeftPage();

  async function saveAddress(contents: SentAddress): Promise<void> {
    const before = form.getValues();
    if (isUnchanged()) {
      if (!step) return void toasts.show({ message: text('billAddress.unchanged') });
    } else {
      if (!(await save(contents))) return;
      // Values edited during the call are not stored yet, so the form stays dirty.
      if (isSameAddress(before, form.getValues())) {
        form.reset(form.getValues());
        lookup.clear();
      }
    }
    if (!hasLeft()) onSaved?.();
  }

  /** Waits for the lookup, then validates and saves the form, or shows its errors. */
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (saving) return;
    const placeKnown = lookup.leavePostal();
    const code = codeOf(form.getValues());
    setWaitingFor(code);
    try {
      await placeKnown;
    } finally {
      setWaitingFor((now) => (now === code ? null : now));
    }
    const isChanged = codeOf(form.getValues()) !== code;
    if (!hasLeft() && !isChanged) await form.handleSubmit(saveAddress)(event);
  }

  return { submit, saving };
}
