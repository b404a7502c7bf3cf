import { useState } from 'react';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Title } from '@homeview/ui/Title';
import type { UnboundDevice } from '@homeview/contracts/domains/subscription/subscription.schemas';
import type { PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { DevicePicker } from '../../checkout/devices/DevicePicker';
import { OrderSummary } from '../../checkout/plan/OrderSummary';
import { OrderProcessingNotice } from '../../checkout/payment/OrderProcessingNotice';
import { TermsCheckbox } from '../../checkout/terms/TermsCheckbox';
import type { NativeStep } from '../../checkout/payment/useNativePayment';
import { agreedBefore, useTerms } from '../../checkout/terms/useTerms';
import { formatPrice, toCents } from '../../domain/offer/price';
import { tierFor, tierLimit } from '../../domain/payment/storeTiers';
import { useText } from '../../i18n/useText';
import { BusyContent } from '../../shell/pages/BusyContent';
import { PortalPage } from '../../shell/pages/PortalPage';
import { StoreHoldNotice } from './StoreHoldNotice';
import { useMayBuy } from './useMayBuy';
import { useStoreDevices } from './useStoreDevices';
import type { WalletOffer } from './useWalletOffer';

export interface StoreCheckoutViewProps extends WalletOffer {
  /** Devices of the house without a plan. */
  readonly devices: readonly UnboundDevice[];
  /** Path and query of the previous page. */
  readonly backTo: string;
  readonly step: NativeStep;
  /** Orders a tier for these devices after the customer accepts the terms. */
  readonly onOrder: (price: PriceEntry, deviceIds: readonly string[]) => void;
}

/** Devices, total and the button that orders through the App Store. Spec 1, 4, 5. */
export function StoreCheckoutView(props: StoreCheckoutViewProps) {
  const { devices, backTo, step, onOrder, ...offer } = props;
  const { goods, price: base, house, houses, holdFor } = offer;
  const text = useText();
  const held = useMayBuy({ house, houses, hold: holdFor(base.planUnit) });
  const { limit, chosen, toggle } = useStoreDevices(offer, devices);
  // The store bills per device, so more devices need a larger tier.
  const price = tierFor(goods, base, chosen.length);
  const terms = useTerms(base.goodsPriceId, 'applePay.termsText');
  const [askTerms] = useState(() => !agreedBefore(base.goodsPriceId));
  const busy = step !== 'idle';
  const cents = toCents(price.price);
  const covers = tierLimit(goods, price);

  const order = async () => {
    if (busy || !(await held.mayBuy())) return;
    if (askTerms && !terms.requireAgreement()) return;
    onOrder(price, chosen);
  };

  return (
    <PortalPage
      title={text('selectDevice.title')}
      headingInContent
      backTo={backTo}
      aside={
        <OrderSummary
          {...{ goods, price, house }}
          coverage={
            covers === Infinity
              ? text('unlimited_devices')
              : text('plan.deviceLimit', { count: covers })
          }
        />
      }
      footer={
        <BottomActionBar
          summary={text('applePay.renewsFor', { price: formatPrice(cents), unit: price.planUnit })}
        >
          <BusyButton
            fullWidth
            busy={busy}
            busyLabel={text(step === 'paying' ? 'checkout.inStore' : 'checkout.paying')}
            otherBusyLabels={[text(step === 'paying' ? 'checkout.paying' : 'checkout.inStore')]}
            softDisabled={held.reason !== undefined || (askTerms && !terms.agreed)}
            onClick={() => void order()}
          >
            {text('checkout.pay', { price: formatPrice(cents) })}
          </BusyButton>
        </BottomActionBar>
      }
    >
      <BusyContent heading={<Title>{text('selectDevice.heading')}</Title>} busy={busy}>
        <StoreHoldNotice {...held} />
        <DevicePicker {...{ devices, chosen, limit }} houseName={house.name} onToggle={toggle} />
        {askTerms ? (
          <TermsCheckbox
            checked={terms.agreed}
            onChange={terms.setAgreed}
            inputRef={terms.checkbox}
          />
        ) : null}
      </BusyContent>
      {busy ? <OrderProcessingNotice /> : null}
    </PortalPage>
  );
}
