import type { ComponentProps } from 'react';
import { TextInput } from '@homeview/ui/TextInput';
import type { BillingCountry } from '@homeview/contracts/vocabulary/billingCountry';
import { POSTAL_MAX_LENGTH, hasDigitsOnly, postalAsTyped } from '../../domain/postalCode';

interface Props extends Omit<ComponentProps<typeof TextInput>, 'value'> {
  readonly country: BillingCountry;
}

/** Shows what is kept of the typed text; the caret stays where the customer types. */
function tidy(input: HTMLInputElement): void {
  const kept = postalAsTyped(input.value);
  if (kept === input.value) return;
  const caret = (input.selectionStart ?? input.value.length) - (input.value.length - kept.length);
  input.value = kept;
  input.setSelectionRange(caret, caret);
}

/** A postal code: capital letters as typed, at most 10 characters (ruling 42). Spec 5, 9. */
export const PostalInput = ({ country, onChange, ...props }: Props) => (
  <TextInput
    autoComplete="billing postal-code"
    autoCapitalize="characters"
    inputMode={hasDigitsOnly(country) ? 'numeric' : 'text'}
    maxLength={POSTAL_MAX_LENGTH}
    spellCheck={false}
    {...props}
    onChange={(event) => {
      tidy(event.target);
      onChange?.(event);
    }}
  />
);
