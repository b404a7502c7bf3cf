import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import type { BillAddress } from '@homeview/contracts/billing/billing.schemas';
import { useAddressForm } from '../../checkout/address/useAddressForm';
import { useShowMissing } from '../../checkout/address/useShowMissing';
import { AddressStep } from './AddressStep';
import { RenewalPage } from './RenewalPage';
import { StoredAddress } from './StoredAddress';
import { useRenewal } from './useRenewal';
import type { Renewal, RenewalOf } from './useRenewal';

interface Props extends RenewalOf {
  readonly backTo: string;
  /** Null while the customer has none. */
  readonly address: BillAddress | null;
}

interface PartProps extends Omit<Props, 'address'> {
  readonly renewal: Renewal;
}

/** Pays once all is said. */
function WithStoredAddress({ address, ...props }: PartProps & { readonly address: BillAddress }) {
  const { renewal, packageId } = props;
  const onPay = async () => {
    if (await renewal.isSettled()) await renewal.order();
  };
  return (
    <RenewalPage
      {...props}
      address={<StoredAddress address={address} packageId={packageId} />}
      saving={false}
      onPay={() => void onPay()}
    />
  );
}

/** Saves the address first, without a word, and pays once that went well. Spec 8. */
function WithAddressForm({ address: stored, ...props }: PartProps & Pick<Props, 'address'>) {
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

/** Renewing a plan, with the billing address that its bills are made out to. Spec 2, 8. */
export function RenewalCheckout({ address, backTo, ...plan }: Props) {
  const renewal = useRenewal(plan);
  // The form stays after it was saved: paying may fail, and is then tried again.
  const [asksAddress] = useState(address === null);
  const props = { ...plan, renewal, backTo };
  return asksAddress || address === null ? (
    <WithAddressForm {...props} address={address} />
  ) : (
    <WithStoredAddress {...props} address={address} />
  );
}
