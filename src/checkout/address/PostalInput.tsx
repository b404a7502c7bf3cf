import type { ComponentProps } from 'react';
import { TextInput } from '@homeview/ui/TextInput';
import type { BillingCountry } from '@homeview/contracts/vocabulary/billingCountry';
import { POSTAL_MAX_LENGTH, cleanPostal, hasDigitsOnly } from '../../domain/address/postalCode';

interface Props extends Omit<ComponentProps<typeof TextInput>, 'value'> {
  readonly country: BillingCountry;
}

/** A postal code input: converts to capital letters, at most 10 characters. */
export const PostalInput = ({ country, ...props }: Props) => (
  <TextInput
    autoComplete="billing postal-code"
    autoCapitalize="characters"
    inputMode={hasDigitsOnly(country) ? 'numeric' : 'text'}
    spellCheck={false}
    tidy={cleanPostal}
    maxLength={POSTAL_MAX_LENGTH}
    {...props}
  />
);
