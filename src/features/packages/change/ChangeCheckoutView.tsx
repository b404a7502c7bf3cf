import { Body } from '@homeview/ui/Body';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Notice } from '@homeview/ui/Notice';
import { Title } from '@homeview/ui/Title';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import type { UnboundDevice } from '@homeview/contracts/domains/subscription/subscription.schemas';
import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { CheckoutPage } from '../../../checkout/frame/CheckoutPage';
import type { PayStep } from '../../../checkout/frame/CheckoutPage';
import { PayButton } from '../../../checkout/frame/PayButton';
import { PayModeChoice } from '../../../checkout/payment/PayModeChoice';
import { usePayMode } from '../../../checkout/payment/usePayMode';
import { useTerms } from '../../../checkout/terms/useTerms';
import { formatPrice, toCents } from '../../../domain/offer/price';
import { useFullDate } from '../../../i18n/useFullDate';
import { useText } from '../../../i18n/useText';
import { HelpLine } from '../../../shell/links/HelpLine';
import { ChangedDevices } from './ChangedDevices';
import { useChangeRows } from './useChangeRows';
import { useChangedDevices } from './useChangedDevices';
import type { ChangedDevicesChoice } from './useChangedDevices';
import type { PlanChange } from '../usePlanOffer';
import { usePlanSummary } from '../plan/usePlanSummary';

export interface ChangeCheckoutViewProps {
  readonly change: PlanChange;
  /** The new package. */
  readonly goods: Goods;
  readonly price: PriceEntry;
  readonly house: House;
  /** Devices of the house without a plan. */
  readonly devices: readonly UnboundDevice[];
  readonly payModes: readonly PayMode[];
  /** Path and query of the previous page. */
  readonly backTo: string;
  readonly step: PayStep;
  /** Orders the change after the terms are accepted. */
  readonly onOrder: (choice: ChangedDevicesChoice, payMode: PayMode) => void;
}

/**
 * Checkout of a plan change: its start, its costs today and later, its devices, and the order
 * button.
 */
export function ChangeCheckoutView(props: ChangeCheckoutViewProps) {
  const { change, goods, price, house, devices, payModes, backTo, step, onOrder } = props;
  const text = useText();
  const title = text('change.devicesHeading');
  const { modes, payMode, pick } = usePayMode(payModes, change.detail.payMode);
  const choice = useChangedDevices({ change, goods, price, unbound: devices });
  const terms = useTerms(price.goodsPriceId, { orders: true });
  const summaryOf = usePlanSummary();
  const rowsOf = useChangeRows();
  const later = choice.start === 'periodEnd';
  const due = formatPrice(later ? 0 : toCents(price.price));
  const date = useFullDate()(change.detail.nextRenewal);

  const order = async () => {
    if (step !== 'idle' || payMode === undefined) return;
    if (!(await terms.requireAgreement())) return;
    onOrder(choice, payMode);
  };

  return (
    <CheckoutPage
      head={{ title, heading: 'contentTitle', backTo }}
      heading={<Title>{title}</Title>}
      {...{ due, terms, step }}
      summary={
        <KeyValueList
          plain
          rows={[
            { label: text('checkout.house'), value: <bdi>{house.name}</bdi> },
            ...rowsOf(change, goods, price),
          ]}
        />
      }
      charge={summaryOf(goods, price, change)}
      missing={payMode === undefined ? text('pay.noMethodTitle') : undefined}
      action={
        <PayButton step={step} onPay={() => void order()}>
          {later ? text('change.confirm') : text('checkout.pay', { price: due })}
        </PayButton>
      }
    >
      {!later && date !== null ? (
        <Notice tone="info">
          <Body>{text('change.periodEnds', { date })}</Body>
          <HelpLine topic="unusedDays" />
        </Notice>
      ) : null}
      <ChangedDevices {...{ choice, change, house }} />
      <PayModeChoice modes={modes} chosen={payMode} onChoose={pick} />
    </CheckoutPage>
  );
}
