import { useCallback, useRef, useState } from 'react';
import { Notice } from '@homeview/ui/Notice';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import type { UnboundDevice } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { OrderSummary } from '../../checkout/plan/OrderSummary';
import { PlanFeatures } from '../../checkout/plan/PlanFeatures';
import { OrderProcessingNotice } from '../../checkout/payment/OrderProcessingNotice';
import { TaxNote } from '../../checkout/terms/TaxNote';
import { TermsCheckbox } from '../../checkout/terms/TermsCheckbox';
import type { CheckoutStep } from '../../checkout/order/useCheckoutStep';
import type { NativeStep } from '../../checkout/payment/useNativePayment';
import type { Terms } from '../../checkout/terms/useTerms';
import { toCents } from '../../domain/offer/price';
import { useText } from '../../i18n/useText';
import { BusyContent } from '../../shell/pages/BusyContent';
import { PortalPage } from '../../shell/pages/PortalPage';
import { useNames } from '../../shell/useNames';
import { TrialBar } from './TrialBar';
import { TrialCard } from './TrialCard';
import { TrialDevice } from './TrialDevice';

export interface TrialViewProps {
  readonly title: string;
  readonly goods: Goods;
  readonly price: PriceEntry;
  readonly house: House;
  /** The eligible devices: at least one, exactly one if it is fixed. */
  readonly devices: readonly UnboundDevice[];
  readonly fixed: boolean;
  readonly payMode: PayMode;
  /** Whether this payment method is available here. */
  readonly available: boolean;
  readonly step: CheckoutStep | NativeStep;
  readonly terms: Pick<Terms, 'agreed' | 'setAgreed' | 'checkbox'>;
  /** Starts the trial of a device; undefined if none is selected. */
  readonly onStart: (deviceId: string | undefined) => void;
}

/** The trial page: price, device, terms and start button. Spec 1, 2, 9. */
export function TrialView(props: TrialViewProps) {
  const { title, goods, price, house, devices, fixed } = props;
  const { payMode, available, step, terms, onStart } = props;
  const text = useText();
  const names = useNames();
  const [pickedId, setPickedId] = useState<string>();
  const device = devices.find(({ deviceId }) => fixed || deviceId === pickedId);
  const devicePart = useRef<HTMLDivElement>(null);
  const busy = step !== 'idle';
  const cents = toCents(price.price);
  // A trial has one device, so selecting another replaces the selection.
  const toggle = useCallback(
    (id: string) => setPickedId((now) => (now === id ? undefined : id)),
    [],
  );

  const start = () => {
    if (busy || !available) return;
    if (!device) devicePart.current?.scrollIntoView({ block: 'center' });
    onStart(device?.deviceId);
  };

  return (
    <PortalPage
      title={title}
      headingInContent
      backTo="/"
      aside={
        <OrderSummary
          {...{ goods, price, house }}
          coverage={
            device ? names.device(device.deviceName) : text('plan.deviceLimit', { count: 1 })
          }
          period={{ label: text('trial.length'), value: text('trial.oneMonth') }}
        />
      }
      footer={
        <TrialBar
          {...{ cents, step }}
          renews={goods.supportRenew}
          softDisabled={!available || !device || !terms.agreed}
          onStart={start}
        />
      }
    >
      <BusyContent
        heading={<TrialCard cents={cents} inStore={payMode === PayMode.ApplePay} />}
        busy={busy}
      >
        {available ? null : (
          <Notice tone="warning" title={text('pay.noMethodTitle')}>
            {text('pay.noMethodMessage')}
          </Notice>
        )}
        <div ref={devicePart}>
          <TrialDevice
            houseName={house.name}
            devices={devices}
            chosenId={device?.deviceId}
            fixed={fixed}
            onToggle={toggle}
          />
        </div>
        <PlanFeatures />
        {payMode === PayMode.ApplePay ? null : <TaxNote />}
        <TermsCheckbox
          checked={terms.agreed}
          onChange={terms.setAgreed}
          inputRef={terms.checkbox}
        />
      </BusyContent>
      {busy ? <OrderProcessingNotice /> : null}
    </PortalPage>
  );
}
