import { useCallback, useMemo } from 'react';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import type { UnboundDevice } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { deviceLimit } from '../../domain/plan/deviceLimit';
import { formatPrice, toCents } from '../../domain/offer/price';
import { useText } from '../../i18n/useText';
import { HouseLine } from '../../shell/house/HouseLine';
import { CheckoutPage } from '../CheckoutPage';
import type { CheckoutStep } from '../order/useCheckout';
import { PayModeChoice } from '../payment/PayModeChoice';
import { usePayMode } from '../payment/usePayMode';
import { OrderSummary } from '../plan/OrderSummary';
import type { SummaryRow } from '../plan/OrderSummary';
import { useTermsOnce } from '../terms/useTerms';
import { DevicePicker } from './DevicePicker';
import { useDeviceChoice } from './deviceChoice';
import { showDeviceLimit } from './showDeviceLimit';

/** Texts of a purchase that differs from a regular subscription. */
interface CheckoutWords {
  /** Shown above the button: the charges today and later. */
  readonly summary: string;
  readonly payLabel: string;
  /** Shown if there are no devices to select. */
  readonly noDevices: string;
  readonly period: readonly SummaryRow[];
}

export interface DeviceCheckoutViewProps {
  readonly goods: Goods;
  readonly price: PriceEntry;
  readonly house: House;
  /** The devices to select from. */
  readonly devices: readonly UnboundDevice[];
  readonly payModes: readonly PayMode[];
  /** Path and query of the previous page. */
  readonly backTo: string;
  /** Message for one device over the limit; default `service_max`. */
  readonly overLimitText?: ((limit: number) => string) | undefined;
  readonly words?: CheckoutWords | undefined;
  /** Nothing is charged today or later, so neither payment method nor terms are shown. */
  readonly free?: boolean | undefined;
  /** A note before the payment, shown directly above the button. */
  readonly note?: string | undefined;
  readonly step: CheckoutStep;
  /** The check for an existing unlimited plan of the house is pending. */
  readonly asking: boolean;
  /** Orders for these devices after the terms are accepted. */
  readonly onOrder: (deviceIds: readonly string[], payMode: PayMode) => void;
}

/** Devices, payment method, total, and the order button. */
export function DeviceCheckoutView(props: DeviceCheckoutViewProps) {
  const { goods, price, house, devices, payModes, backTo, overLimitText, words, note } = props;
  const { free = false, step, asking, onOrder } = props;
  const text = useText();
  const limit = deviceLimit(price, goods);
  const onOverLimit = useCallback(
    (_: string, takeInstead?: () => void) => {
      const message = overLimitText?.(limit) ?? text('service_max', { max: limit });
      void showDeviceLimit(message, text, takeInstead);
    },
    [limit, overLimitText, text],
  );
  const available = useMemo(() => devices.map((device) => device.deviceId), [devices]);
  const { chosen, toggle } = useDeviceChoice({
    purpose: `${house.id}/${price.goodsPriceId}`,
    available,
    limit,
    onOverLimit,
  });
  const chosenDevices = useMemo(
    () => devices.filter(({ deviceId }) => chosen.includes(deviceId)),
    [chosen, devices],
  );
  const way = usePayMode(payModes);
  const cents = toCents(price.price);
  // A package for $0.00: it renews, so its terms count, but nothing is ever paid.
  const isGratis = cents === 0 && words === undefined;
  const paysNothing = free || isGratis;
  // A free order must name a provider too, although the provider is never opened.
  const payMode = paysNothing ? PayMode.PayPal : way.payMode;
  const termsOfPrice = useTermsOnce(price.goodsPriceId);
  const terms = free ? null : termsOfPrice;
  const due = formatPrice(cents);
  const coverage =
    limit === Infinity ? text('unlimited_devices') : text('plan.deviceLimit', { count: limit });

  const order = async () => {
    if (asking || step !== 'idle' || payMode === undefined) return;
    if (terms && !(await terms.requireAgreement())) return;
    onOrder(chosen, payMode);
  };

  return (
    <CheckoutPage
      title={text('selectDevice.title')}
      heading={
        <Stack spacing={0.5}>
          <Title>{text('selectDevice.heading')}</Title>
          <HouseLine busy={asking || step !== 'idle'} />
        </Stack>
      }
      {...{ backTo, due, note, terms, step }}
      taxed={!paysNothing}
      summary={
        <OrderSummary
          {...{ goods, price, house, coverage }}
          devices={chosenDevices}
          period={words?.period}
        />
      }
      charge={
        words?.summary ??
        (isGratis
          ? text('checkout.nothingToPay')
          : text('packages.renewsFor', { price: due, unit: price.planUnit }))
      }
      missing={payMode === undefined ? text('pay.noMethodTitle') : undefined}
      payLabel={
        words?.payLabel ??
        (isGratis ? text('checkout.getFree') : text('checkout.pay', { price: due }))
      }
      preparing={asking}
      onPay={() => void order()}
    >
      <DevicePicker
        {...{ devices, chosen, limit }}
        houseName={house.name}
        onToggle={toggle}
        emptyMessage={words?.noDevices}
      />
      {paysNothing ? null : (
        <PayModeChoice modes={way.modes} chosen={payMode} onChoose={way.pick} />
      )}
    </CheckoutPage>
  );
}
