import { useRef } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { AddressValues } from '../../domain/billAddress';
import type { AddressForm } from './useAddressForm';

/** Brings what is missing into view, where the form cannot do so by itself. */
export function useShowMissing({ setFocus }: Pick<AddressForm, 'setFocus'>) {
  const choice = useRef<HTMLDivElement>(null);

  /** A county cannot be typed: the choice of one is shown, or the postal code that leads to it. */
  function showMissing(missing: FieldErrors<AddressValues>): void {
    if (!missing.county || missing.postal) return;
    const radio = choice.current?.querySelector('input');
    if (!radio) return setFocus('postal');
    radio.focus({ preventScroll: true });
    // On a small phone it lies below the pinned button.
    choice.current?.scrollIntoView({ block: 'center' });
  }

  return { choice, showMissing };
}
