import { useId } from 'react';
import type { FormEvent } from 'react';
import type { BillAddress } from '@homeview/contracts/billing/billing.schemas';
import { useAddressForm } from '../../checkout/address/useAddressForm';
import { useShowMissing } from '../../checkout/address/useShowMissing';
import { AddressStep } from './AddressStep';
import { RenewalPage } from './RenewalPage';
import type { Renewal, RenewalOf } from './useRenewal';

interface Props extends RenewalOf {
  readonly renewal: Renewal;
  readonly backTo: string;
  /** Null while the customer has none. */
  readonly address: BillAddress | null;
}

/** Saves the address first, without a word, and pays once that went well. Spec 8. */
export default function RenewalWithForm({ address: stored, ...props }: Props) {
  const { renewal } = props;
  const formId = useId();
  const address = useAddressForm(stored, { step: true, onSaved: () => void renewal.order() });
  const { choice, showMissing } = useShowMissing(address);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!address.saving && (await renewal.isSettled())) address.submit(event, showMissing);
  };
  return (
    <RenewalPage
      {...props}
      address={
        <AddressStep {...{ formId, address, choice }} onSubmit={(event) => void onSubmit(event)} />
      }
      saving={address.saving}
      formId={formId}
    />
  );
}
