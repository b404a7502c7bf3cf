import { lazyRouteComponent } from '@tanstack/react-router';
import { useState } from 'react';
import type { BillAddress } from '@homeview/contracts/domains/billing/billing.schemas';
import { StoredAddress } from '../../checkout/address/StoredAddress';
import { renewalPath } from '../../domain/plan/renewalPath';
import { RenewalView } from './RenewalView';
import { useRenewal } from './useRenewal';
import type { Renewal, RenewalOf } from './useRenewal';

interface Props {
  readonly plan: RenewalOf;
  readonly backTo: string;
  /** Null if the customer has none. */
  readonly address: BillAddress | null;
}

/**
 * A separate chunk: most renewing customers have an address, so the form is not in the first load.
 */
const RenewalWithForm = lazyRouteComponent(() => import('./RenewalWithForm'));
// A failed preload is handled when the form is rendered: by one page reload, in case of a
// deployment.
export const prepareAddressForm = () => void RenewalWithForm.preload?.();

interface StoredProps extends Omit<Props, 'address'> {
  readonly renewal: Renewal;
  readonly address: BillAddress;
}

/** Pays after all required inputs are complete. */
function WithStoredAddress({ address, ...props }: StoredProps) {
  const { renewal, plan } = props;
  const onPay = async () => {
    if (await renewal.isSettled()) await renewal.order();
  };
  return (
    <RenewalView
      {...props}
      address={<StoredAddress address={address} returnTo={renewalPath(plan.packageId)} />}
      saving={false}
      onPay={() => void onPay()}
    />
  );
}

/** Renews a plan, with the customer's billing address. */
export function RenewalCheckout({ address, ...page }: Props) {
  const renewal = useRenewal(page.plan);
  // The form stays mounted after saving, because the payment may fail and be retried.
  const [asksAddress] = useState(address === null);
  const props = { ...page, renewal };
  return asksAddress || address === null ? (
    <RenewalWithForm {...props} address={address} />
  ) : (
    <WithStoredAddress {...props} address={address} />
  );
}
