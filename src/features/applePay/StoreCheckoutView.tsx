import { Title } from '@homeview/ui/Title';
import type { UnboundDevice } from '@homeview/contracts/domains/subscription/subscription.schemas';
import type { PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { CheckoutPage } from '../../checkout/frame/CheckoutPage';
import { PayButton } from '../../checkout/frame/PayButton';
import { TaxNote } from '../../checkout/terms/TaxNote';
import { DevicePicker } from '../../checkout/devices/DevicePicker';
import { OrderSummary } from '../../checkout/plan/OrderSummary';
import type { NativeStep } from '../../checkout/payment/useNativePayment';
import { useTerms } from '../../checkout/terms/useTerms';
import { formatPrice, toCents } from '../../domain/offer/price';
import { tierFor, tierLimit } from '../../domain/payment/storeTiers';
import { useText } from '../../i18n/useText';
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
  /** Whether the store may have charged the customer. */
  readonly unconfirmed?: boolean | undefined;
  /** Orders a tier for these devices after the customer accepts the terms. */
  readonly onOrder: (price: PriceEntry, deviceIds: readonly string[]) => void;
}

/** Devices, total and the button that orders through the App Store. */
export function StoreCheckoutView(props: StoreCheckoutViewProps) {
  const { devices, backTo, step, unconfirmed, onOrder, ...offer } = props;
  const { goods, price: base, house, houses, holdFor } = offer;
  const text = useText();
  const held = useMayBuy({ house, houses, hold: holdFor(base.planUnit) });
  const { limit, chosen, toggle } = useStoreDevices(offer, devices);
  // The store bills per device, so more devices need a larger tier.
  const price = tierFor(goods, base, chosen.length);
  const due = formatPrice(toCents(price.price));
  const terms = useTerms(base.goodsPriceId, {
    text: 'applePay.termsText',
    orders: true,
  });
  const covers = tierLimit(goods, price);

  const order = async () => {
    if (step !== 'idle' || !(await held.mayBuy())) return;
    if (!(await terms.requireAgreement())) return;
    onOrder(price, chosen);
  };

  return (
    <CheckoutPage
      head={{ title: text('selectDevice.title'), backTo }}
      heading={<Title>{text('selectDevice.heading')}</Title>}
      {...{ due, terms, step, unconfirmed }}
      tax={<TaxNote inStore />}
      summary={
        <OrderSummary
          {...{ goods, price, house }}
          devices={devices.filter(({ deviceId }) => chosen.includes(deviceId))}
          coverage={
            covers === Infinity
              ? text('unlimited_devices')
              : text('plan.deviceLimit', { count: covers })
          }
        />
      }
      charge={text('applePay.renewsFor', { price: due, unit: price.planUnit })}
      missing={held.reason === undefined ? undefined : text('applePay.alreadyHeld')}
      action={
        <PayButton step={step} onPay={() => void order()}>
          {text('checkout.pay', { price: due })}
        </PayButton>
      }
    >
      <StoreHoldNotice {...held} />
      <DevicePicker {...{ devices, chosen, limit }} houseName={house.name} onToggle={toggle} />
    </CheckoutPage>
  );
}
