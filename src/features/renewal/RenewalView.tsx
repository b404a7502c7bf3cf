import type { ReactNode } from 'react';
import { Body } from '@homeview/ui/Body';
import { Notice } from '@homeview/ui/Notice';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import { PayBar } from '../../checkout/payment/PayBar';
import { PayModeChoice } from '../../checkout/payment/PayModeChoice';
import { PriceTiles } from '../../checkout/plan/PriceTiles';
import { OrderProcessingNotice } from '../../checkout/payment/OrderProcessingNotice';
import { TaxNote } from '../../checkout/terms/TaxNote';
import { TermsCheckbox } from '../../checkout/terms/TermsCheckbox';
import { formatPrice, toCents } from '../../domain/offer/price';
import { isolated } from '../../i18n/isolated';
import { pendingChangeText } from '../../checkout/plan/pendingChangeText';
import { useText } from '../../i18n/useText';
import { BusyContent } from '../../shell/pages/BusyContent';
import { PortalPage } from '../../shell/pages/PortalPage';
import { useNames } from '../../shell/useNames';
import { RenewalDevices } from './RenewalDevices';
import { RenewalSummary } from './RenewalSummary';
import type { Renewal, RenewalOf } from './useRenewal';

export interface RenewalViewProps extends RenewalOf {
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

/** The renewal page: plan, price, devices, address and payment method. Spec 2. */
export function RenewalView(props: RenewalViewProps) {
  const { renewal, address, saving, backTo, formId, onPay, ...plan } = props;
  const text = useText();
  const names = useNames();
  const { detail, goods, house, devices } = plan;
  const { price } = renewal;
  const busy = saving || renewal.step !== 'idle';
  const amount = formatPrice(toCents(price.price));
  const waiting = pendingChangeText(text, detail);

  return (
    <PortalPage
      title={text('renew.title')}
      headingInContent
      backTo={backTo}
      aside={<RenewalSummary {...{ detail, price, house }} />}
      footer={
        <PayBar
          summary={text('packages.renewsFor', { price: amount, unit: price.planUnit })}
          label={text('checkout.pay', { price: amount })}
          step={renewal.step}
          preparing={saving}
          softDisabled={!renewal.ready}
          formId={formId}
          onPay={onPay}
        />
      }
    >
      <BusyContent
        heading={
          <Stack spacing={0.5}>
            <Title>{text('renew.title')}</Title>
            <Body tone="muted">
              {[names.plan(detail.packageName), house.name].map(isolated).join(', ')}
            </Body>
          </Stack>
        }
        busy={busy}
        gap={24}
      >
        {detail.isExpire ? <Notice tone="warning">{text('invalid_service')}</Notice> : null}
        {waiting === null ? null : <Notice tone="info">{waiting}</Notice>}
        <Stack spacing={1.5}>
          <PriceTiles
            goods={goods}
            prices={plan.prices}
            chosen={price}
            onChoose={renewal.choosePrice}
          />
          <TaxNote />
        </Stack>
        <RenewalDevices {...{ detail, house, devices, renewal }} />
        {address}
        <PayModeChoice modes={renewal.modes} chosen={renewal.payMode} onChoose={renewal.pick} />
        <TermsCheckbox
          checked={renewal.terms.agreed}
          onChange={renewal.terms.setAgreed}
          inputRef={renewal.terms.checkbox}
        />
      </BusyContent>
      {busy ? <OrderProcessingNotice /> : null}
    </PortalPage>
  );
}
