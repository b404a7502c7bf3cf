import type { ReactNode } from 'react';
import { Body } from '@homeview/ui/Body';
import { Notice } from '@homeview/ui/Notice';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import { CheckoutPage } from '../../checkout/frame/CheckoutPage';
import { PayButton } from '../../checkout/frame/PayButton';
import { PhoneOnly } from '../../checkout/frame/PhoneOnly';
import { PayModeChoice } from '../../checkout/payment/PayModeChoice';
import { PriceTiles } from '../../checkout/plan/PriceTiles';
import { formatPrice, toCents } from '../../domain/offer/price';
import { isolated } from '../../i18n/isolated';
import { pendingChangeText } from '../../checkout/plan/pendingChangeText';
import { useFullDate } from '../../i18n/useFullDate';
import { useText } from '../../i18n/useText';
import { useNames } from '../../shell/useNames';
import { RenewalDevices } from './RenewalDevices';
import { RenewalSummary } from './RenewalSummary';
import { RenewedPeriod } from './RenewedPeriod';
import type { Renewal, RenewalOf } from './useRenewal';

export interface RenewalViewProps {
  readonly plan: RenewalOf;
  readonly renewal: Omit<Renewal, 'isSettled' | 'order'>;
  readonly backTo: string;
  /** The billing address, or its form. */
  readonly address: ReactNode;
  /** The address is being saved. */
  readonly saving: boolean;
  /** Id of the form that the pay button submits; without it, the button calls `onPay`. */
  readonly formId?: string;
  readonly onPay?: () => void;
}

/** The renewal page: plan, price, devices, address and payment method. */
export function RenewalView(props: RenewalViewProps) {
  const { plan, renewal, address, saving, backTo, formId, onPay } = props;
  const text = useText();
  const names = useNames();
  const fullDate = useFullDate();
  const { detail, goods, house, devices } = plan;
  const { price, chosen } = renewal;
  const step = saving ? 'preparing' : renewal.step;
  const due = formatPrice(toCents(price.price));
  const waiting = pendingChangeText(text, detail, fullDate);
  const covered = detail.isExpire
    ? devices.filter(({ deviceId }) => chosen.includes(deviceId))
    : detail.devList;

  return (
    <CheckoutPage
      head={{ title: text('renew.title'), backTo, heading: 'contentTitle' }}
      heading={
        <Stack spacing={0.5}>
          <Title>{text('renew.title')}</Title>
          <Body tone="muted">
            {[names.plan(detail.packageName), house.name].map(isolated).join(', ')}
          </Body>
        </Stack>
      }
      gap={24}
      summary={<RenewalSummary {...{ detail, price, house }} devices={covered} />}
      charge={text('packages.renewsFor', { price: due, unit: price.planUnit })}
      {...{ due, step }}
      terms={renewal.terms}
      missing={renewal.payMode === undefined ? text('pay.noMethodTitle') : undefined}
      action={
        <PayButton {...{ step, formId, onPay }}>{text('checkout.pay', { price: due })}</PayButton>
      }
    >
      <PhoneOnly>
        <RenewedPeriod {...{ detail, price }} />
      </PhoneOnly>
      {detail.isExpire ? <Notice tone="warning">{text('invalid_service')}</Notice> : null}
      {waiting === null ? null : <Notice tone="info">{waiting}</Notice>}
      <PriceTiles
        goods={goods}
        prices={plan.prices}
        selected={price}
        onChoose={renewal.choosePrice}
      />
      <RenewalDevices {...{ detail, house, devices, renewal }} />
      {address}
      <PayModeChoice modes={renewal.modes} chosen={renewal.payMode} onChoose={renewal.pick} />
    </CheckoutPage>
  );
}
