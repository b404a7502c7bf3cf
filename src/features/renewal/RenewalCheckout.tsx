import { lazyRouteComponent } from '@tanstack/react-router';
import { useState } from 'react';
import type { BillAddress } from '@homeview/contracts/domains/billing/billing.schemas';
import { StoredAddress } from '../../checkout/address/StoredAddress';
import { renewalPath } from '../../domain/plan/renewalPath';
import { RenewalView } from './RenewalView';
import { useRenewal } from './useRenewal';
import type { Renewal, RenewalOf } from './useRenewal';

interface Props extends RenewalOf {
  readonly backTo: string;
  /** Null while the customer has none. */
  readonly address: BillAddress | null;
}

/** Most who renew have an address: its form, with what a form takes, is no part of the first load. */
const RenewalWithForm = lazyRouteComponent(() => import('./RenewalWithForm'));
// A failure is met where the form is drawn: with one reload, after a deployment.
export const prepareAddressForm = () => void RenewalWithForm.preload?.();

interface StoredProps extends Omit<Props, 'address'> {
  readonly renewal: Renewal;
  readonly address: BillAddress;
}

/** Pays once all is said. */
function WithStoredAddress({ address, ...props }: StoredProps) {
  const { renewal, packageId } = props;
  const onPay = async () => {
    if (await renewal.isSettled()) await renewal.order();
  };
  return (
    <RenewalView
      {...props}
      address={<StoredAddress address={address} returnTo={renewalPath(packageId)} />}
      saving={false}
      onPay={() => void onPay()}
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
    <RenewalWithForm {...props} address={address} />
  ) : (
    <WithStoredAddress {...props} address={address} />
  );
}
