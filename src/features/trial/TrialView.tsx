import { useCallback, useRef } from 'react';
import { Notice } from '@homeview/ui/Notice';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import type { UnboundDevice } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { CheckoutPage } from '../../checkout/frame/CheckoutPage';
import type { PayStep } from '../../checkout/frame/CheckoutPage';
import { PayButton } from '../../checkout/frame/PayButton';
import { TaxNote } from '../../checkout/terms/TaxNote';
import { useDeviceChoice } from '../../checkout/devices/deviceChoice';
import { showDeviceLimit } from '../../checkout/devices/showDeviceLimit';
import { OrderSummary } from '../../checkout/plan/OrderSummary';
import { PlanFeatures } from '../../checkout/plan/PlanFeatures';
import type { ShownTerms } from '../../checkout/terms/useTerms';
import { formatPrice, toCents } from '../../domain/offer/price';
import { useText } from '../../i18n/useText';
import { TrialCard } from './TrialCard';
import { TrialDevice } from './TrialDevice';

/** A trial covers one device. */
const TRIAL_DEVICES = 1;

export interface TrialViewProps {
  readonly goods: Goods;
  readonly price: PriceEntry;
  readonly house: House;
  /** The eligible devices: at least one, exactly one if it is fixed. */
  readonly devices: readonly UnboundDevice[];
  readonly fixed: boolean;
  readonly payMode: PayMode;
  /** Whether this payment method is available here. */
  readonly available: boolean;
  readonly step: PayStep;
  /** Whether the store may have charged the customer. */
  readonly unconfirmed?: boolean | undefined;
  readonly terms: ShownTerms;
  /** Starts the trial of a device; undefined if none is selected. */
  readonly onStart: (deviceId: string | undefined) => void;
}

/** The trial page: price, device, terms and start button. */
export function TrialView(props: TrialViewProps) {
  const { goods, price, house, devices, fixed, payMode, available, step, terms, onStart } = props;
  const text = useText();
  const onOverLimit = useCallback(
    (_: string, takeInstead?: () => void) =>
      void showDeviceLimit(text('service_max', { max: TRIAL_DEVICES }), text, takeInstead),
    [text],
  );
  const { chosen, toggle } = useDeviceChoice({
    purpose: `trial/${house.id}`,
    available: devices.map(({ deviceId }) => deviceId),
    limit: TRIAL_DEVICES,
    onOverLimit,
  });
  const device = devices.find(({ deviceId }) => fixed || chosen.includes(deviceId));
  const devicePart = useRef<HTMLDivElement>(null);
  const inStore = payMode === PayMode.ApplePay;
  const cents = toCents(price.price);
  const due = formatPrice(cents);

  /** What is missing first; the terms come last. */
  const missing = (): string | undefined => {
    if (!available) return text('pay.noMethodTitle');
    return device ? undefined : text('trial.chooseDevice');
  };
  const start = () => {
    if (step !== 'idle' || !available) return;
    if (!device) devicePart.current?.scrollIntoView({ block: 'center' });
    onStart(device?.deviceId);
  };

  return (
    <CheckoutPage
      heading={<TrialCard cents={cents} inStore={inStore} />}
      head={{ title: text('trial.title'), backTo: '/' }}
      {...{ due, terms, step }}
      unconfirmed={props.unconfirmed}
      tax={<TaxNote inStore={inStore} />}
      summary={
        <OrderSummary
          {...{ goods, price, house }}
          coverage={text('plan.deviceLimit', { count: TRIAL_DEVICES })}
          devices={device ? [device] : []}
          period={[{ label: text('trial.length'), value: text('trial.oneMonth') }]}
        />
      }
      charge={
        goods.supportRenew
          ? text('packages.renewsFor', { price: due, unit: 'month' })
          : text('trial.endsItself', { price: due })
      }
      missing={missing()}
      action={
        <PayButton step={step} onPay={start}>
          {cents === 0 ? text('trial.start') : text('checkout.pay', { price: due })}
        </PayButton>
      }
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
    </CheckoutPage>
  );
}
