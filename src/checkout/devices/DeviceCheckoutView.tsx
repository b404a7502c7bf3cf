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
import { CheckoutPage } from '../frame/CheckoutPage';
import type { PayStep } from '../frame/CheckoutPage';
import { PayButton } from '../frame/PayButton';
import { PayModeChoice } from '../payment/PayModeChoice';
import { usePayMode } from '../payment/usePayMode';
import { OrderSummary } from '../plan/OrderSummary';
import type { SummaryRow } from '../plan/OrderSummary';
import { useTerms } from '../terms/useTerms';
import { DevicePicker } from './DevicePicker';
import { useDeviceChoice } from './deviceChoice';
import { showDeviceLimit } from './showDeviceLimit';

/** Texts of a purchase that differs from a regular subscription. */
interface CheckoutWords {
  /** What is charged today and later, and the button's text: of a gift card. */
  readonly charge?: string;
  readonly payLabel?: string;
  /** Shown if there are no devices to select. */
  readonly noDevices?: string;
  readonly period?: readonly SummaryRow[];
  /** A note before the payment, shown directly above the button. */
  readonly note?: string;
  /** Message for one device over the limit; default `service_max`. */
  readonly overLimit?: ((limit: number) => string) | undefined;
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
  readonly words?: CheckoutWords | undefined;
  /** Nothing is charged today or later, so neither payment method nor terms are shown. */
  readonly free?: boolean | undefined;
  readonly step: PayStep;
  /** Orders for these devices after the terms are accepted. */
  readonly onOrder: (deviceIds: readonly string[], payMode: PayMode) => void;
}

/** Devices, payment method, total, and the order button. */
export function DeviceCheckoutView({
  goods,
  price,
  house,
  devices,
  payModes,
  backTo,
  words = {},
  free = false,
  step,
  onOrder,
}: DeviceCheckoutViewProps) {
  const text = useText();
  const { overLimit, note } = words;
  const limit = deviceLimit(price, goods);
  const onOverLimit = useCallback(
    (_: string, takeInstead?: () => void) => {
      const message = overLimit?.(limit) ?? text('service_max', { max: limit });
      void showDeviceLimit(message, text, takeInstead);
    },
    [limit, overLimit, text],
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
  const isGratis = cents === 0 && words.charge === undefined;
  const paysNothing = free || isGratis;
  // A free order must name a provider too, although the provider is never opened.
  const payMode = paysNothing ? PayMode.PayPal : way.payMode;
  const due = formatPrice(cents);
  const termsOfPrice = useTerms(price.goodsPriceId, { orders: true });
  const terms = free ? null : termsOfPrice;
  const coverage =
    limit === Infinity ? text('unlimited_devices') : text('plan.deviceLimit', { count: limit });
  const regularCharge = isGratis
    ? text('checkout.nothingToPay')
    : text('packages.renewsFor', { price: due, unit: price.planUnit });

  const order = async () => {
    if (step !== 'idle' || payMode === undefined) return;
    if (terms && !(await terms.requireAgreement())) return;
    onOrder(chosen, payMode);
  };

  return (
    <CheckoutPage
      head={{ title: text('selectDevice.title'), backTo }}
      heading={
        <Stack spacing={0.5}>
          <Title>{text('selectDevice.heading')}</Title>
          <HouseLine
            busy={step !== 'idle'}
            detail={limit === Infinity ? coverage : text('selectDevice.choose', { max: limit })}
          />
        </Stack>
      }
      {...{ due, terms, step }}
      tax={paysNothing ? null : undefined}
      summary={
        <OrderSummary
          {...{ goods, price, house, coverage }}
          devices={chosenDevices}
          period={words.period}
        />
      }
      charge={
        <>
          {words.charge ?? regularCharge}
          {note ? <Stack component="strong">{note}</Stack> : null}
        </>
      }
      missing={payMode === undefined ? text('pay.noMethodTitle') : undefined}
      action={
        <PayButton step={step} onPay={() => void order()}>
          {words.payLabel ??
            (isGratis ? text('checkout.getFree') : text('checkout.pay', { price: due }))}
        </PayButton>
      }
    >
      <DevicePicker
        {...{ devices, chosen, limit }}
        houseName={house.name}
        onToggle={toggle}
        emptyMessage={words.noDevices}
      />
      {paysNothing ? null : (
        <PayModeChoice modes={way.modes} chosen={payMode} onChoose={way.pick} />
      )}
    </CheckoutPage>
  );
}
