import { useState } from 'react';
import { Notice } from '@homeview/ui/Notice';
import { Title } from '@homeview/ui/Title';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import type { UnboundDevice } from '@homeview/contracts/domains/subscription/subscription.schemas';
import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { PayBar } from '../../../checkout/payment/PayBar';
import { PayModeChoice } from '../../../checkout/payment/PayModeChoice';
import { OrderProcessingNotice } from '../../../checkout/payment/OrderProcessingNotice';
import { TaxNote } from '../../../checkout/terms/TaxNote';
import { TermsCheckbox } from '../../../checkout/terms/TermsCheckbox';
import type { CheckoutStep } from '../../../checkout/order/useCheckoutStep';
import { usePayMode } from '../../../checkout/payment/usePayMode';
import { agreedBefore, useTerms } from '../../../checkout/terms/useTerms';
import { formatPrice, toCents } from '../../../domain/offer/price';
import { formatDate } from '../../../i18n/formatDate';
import { useText } from '../../../i18n/useText';
import { BusyContent } from '../../../shell/pages/BusyContent';
import { PortalPage } from '../../../shell/pages/PortalPage';
import { ChangeSummary } from './ChangeSummary';
import { ChangedDevices } from './ChangedDevices';
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
  readonly step: CheckoutStep;
  /** The check for an existing unlimited plan of the house is pending. */
  readonly asking: boolean;
  /** Orders the change after the terms are accepted. */
  readonly onOrder: (choice: ChangedDevicesChoice, payMode: PayMode) => void;
}

/**
 * Checkout of a plan change: its start, its costs today and later, its devices, and the order
 * button. Spec 4.
 */
export function ChangeCheckoutView(props: ChangeCheckoutViewProps) {
  const { change, goods, price, house, devices, payModes, backTo, step, asking, onOrder } = props;
  const text = useText();
  const { modes, payMode, pick } = usePayMode(payModes);
  const choice = useChangedDevices({ change, goods, price, unbound: devices });
  const terms = useTerms(price.goodsPriceId);
  const [askTerms] = useState(() => !agreedBefore(price.goodsPriceId));
  const summaryOf = usePlanSummary();
  const busy = asking || step !== 'idle';
  const cents = toCents(price.price);
  const later = choice.start === 'periodEnd';
  const date = formatDate(change.detail.nextRenewal);

  const order = () => {
    if (busy || payMode === undefined) return;
    if (askTerms && !terms.requireAgreement()) return;
    onOrder(choice, payMode);
  };

  return (
    <PortalPage
      title={text('change.title')}
      headingInContent
      backTo={backTo}
      aside={<ChangeSummary {...{ change, goods, price, house }} start={choice.start} />}
      footer={
        <PayBar
          summary={summaryOf(goods, price, change)}
          label={
            later ? text('change.confirm') : text('checkout.pay', { price: formatPrice(cents) })
          }
          step={step}
          preparing={asking}
          softDisabled={payMode === undefined || (askTerms && !terms.agreed)}
          onPay={order}
        />
      }
    >
      <BusyContent heading={<Title>{text('change.devicesHeading')}</Title>} busy={busy}>
        {!later && date !== null ? (
          <Notice tone="info">{text('change.notCredited', { date })}</Notice>
        ) : null}
        <ChangedDevices {...{ choice, change, house }} />
        <PayModeChoice modes={modes} chosen={payMode} onChoose={pick} />
        <TaxNote />
        {askTerms ? (
          <TermsCheckbox
            checked={terms.agreed}
            onChange={terms.setAgreed}
            inputRef={terms.checkbox}
          />
        ) : null}
      </BusyContent>
      {step !== 'idle' ? <OrderProcessingNotice /> : null}
    </PortalPage>
  );
}
