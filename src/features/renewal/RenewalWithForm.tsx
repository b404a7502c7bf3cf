import { useId } from 'react';
import type { FormEvent } from 'react';
import type { BillAddress } from '@homeview/contracts/domains/billing/billing.schemas';
import { useAddressForm } from '../../checkout/address/useAddressForm';
import { useSubmitAddress } from '../../checkout/address/useSubmitAddress';
import { AddressStep } from './AddressStep';
import { RenewalView } from './RenewalView';
import type { Renewal, RenewalOf } from './useRenewal';

interface Props {
  readonly plan: RenewalOf;
  readonly renewal: Renewal;
  readonly backTo: string;
  /** Null if the customer has none. */
  readonly address: BillAddress | null;
}

/** Saves the address without a message, then pays if saving succeeded. */
export default function RenewalWithForm({ address: stored, ...props }: Props) {
  const { renewal } = props;
  const formId = useId();
  const address = useAddressForm(stored);
  const { submit, saving } = useSubmitAddress(address, stored, {
    step: true,
    onSaved: () => void renewal.order(),
  });
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!saving && (await renewal.isSettled())) submit(event);
  };
  return (
    <RenewalView
      {...props}
      address={<AddressStep {...{ formId, address }} onSubmit={(event) => void onSubmit(event)} />}
      saving={saving}
      formId={formId}
    />
  );
}
