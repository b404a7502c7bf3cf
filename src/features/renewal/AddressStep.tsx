import type { FormEvent } from 'react';
import { Body } from '@homeview/ui/Body';
import { Section } from '@homeview/ui/Section';
import { SelectInput } from '@homeview/ui/SelectInput';
import { FormStack } from '@homeview/ui/Stack';
import { AddressFields } from '../../checkout/address/AddressFields';
import type { AddressForm } from '../../checkout/address/useAddressForm';
import { useCountryChoice } from '../../checkout/address/useCountryChoice';
import { useText } from '../../i18n/useText';

interface Props {
  readonly formId: string;
  readonly address: AddressForm;
  readonly onSubmit: (event: FormEvent) => void;
}

/**
 * The billing address form within the checkout. The country is selected inline, without another
 * page.
 */
export function AddressStep({ formId, address, onSubmit }: Props) {
  const text = useText();
  const country = useCountryChoice(address);
  return (
    <Section title={text('menu.billAddress')}>
      <Body tone="muted">{text('billAddress.intro')}</Body>
      <FormStack id={formId} noValidate onSubmit={onSubmit} spacing={1.5} sx={{ mt: 1.5 }}>
        <SelectInput label={text('login.country')} {...country} />
        <AddressFields address={address} />
      </FormStack>
    </Section>
  );
}
