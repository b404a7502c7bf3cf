import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Section } from '@homeview/ui/Section';
import { Title } from '@homeview/ui/Title';
import type { BillAddress } from '@homeview/contracts/domains/billing/billing.schemas';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { StoredAddress } from '../../../checkout/address/StoredAddress';
import { PayBar } from '../../../checkout/payment/PayBar';
import { PayModeChoice } from '../../../checkout/payment/PayModeChoice';
import { OrderProcessingNotice } from '../../../checkout/payment/OrderProcessingNotice';
import { TaxNote } from '../../../checkout/terms/TaxNote';
import { TermsCheckbox } from '../../../checkout/terms/TermsCheckbox';
import type { CheckoutStep } from '../../../checkout/order/useCheckoutStep';
import { usePayMode } from '../../../checkout/payment/usePayMode';
import { useTerms } from '../../../checkout/terms/useTerms';
import { giftCardPaths } from '../../../domain/offer/giftCardPaths';
import { formatPrice, toCents } from '../../../domain/offer/price';
import { formatDate } from '../../../i18n/formatDate';
import { useText } from '../../../i18n/useText';
import { BusyContent } from '../../../shell/pages/BusyContent';
import { PortalPage } from '../../../shell/pages/PortalPage';
import { useNames } from '../../../shell/useNames';
import type { GiftExtension } from './giftPayMethods';
import { useLaterPriceText } from '../renewal/laterPrice';

export interface GiftPayMethodViewProps {
  readonly code: string;
  readonly choice: GiftExtension;
  /** The plan that is extended. */
  readonly plan: SubscriptionDetail;
  /** The house of that plan. */
  readonly house: House;
  readonly payModes: readonly PayMode[];
  readonly address: BillAddress | null;
  readonly step: CheckoutStep;
  /** Redeems the card after the terms are accepted. */
  readonly onRedeem: (payMode: PayMode) => void;
}

/** Selects how to pay after the free period, and redeems the card. Spec 4. */
export function GiftPayMethodView(props: GiftPayMethodViewProps) {
  const { code, choice, plan, house, payModes, address, step, onRedeem } = props;
  const text = useText();
  const names = useNames();
  const laterText = useLaterPriceText();
  const { modes, payMode, pick } = usePayMode(payModes);
  const terms = useTerms(choice.price.goodsPriceId);
  const busy = step !== 'idle';
  const { packageId, packageName } = choice.extension;
  const startsOn = formatDate(plan.nextRenewal);

  const redeem = () => {
    if (busy || payMode === undefined || !terms.requireAgreement()) return;
    onRedeem(payMode);
  };

  const summary = (
    <Section title={text('checkout.summary')}>
      <KeyValueList
        rows={[
          { label: text('checkout.plan'), value: <bdi>{names.plan(packageName)}</bdi> },
          { label: text('checkout.house'), value: <bdi>{house.name}</bdi> },
          {
            label: text('giftCard.adds'),
            value: text('giftCard.period', { unit: choice.price.planUnit }),
          },
          ...(startsOn === null ? [] : [{ label: text('giftCard.freeFrom'), value: startsOn }]),
          {
            label: text('giftCard.dueToday'),
            value: formatPrice(toCents(choice.price.price)),
            strong: true,
          },
        ]}
      />
    </Section>
  );

  return (
    <PortalPage
      title={text('subscription.payMethod')}
      headingInContent
      backTo={giftCardPaths.packages(code)}
      aside={summary}
      footer={
        <PayBar
          summary={laterText({ price: plan.price, planUnit: plan.subScribeType })}
          label={text('giftCard.redeemAndSubscribe')}
          step={step}
          softDisabled={payMode === undefined || !terms.agreed}
          onPay={redeem}
        />
      }
    >
      <BusyContent heading={<Title>{text('giftCard.payMethodHeading')}</Title>} busy={busy}>
        <PayModeChoice modes={modes} chosen={payMode} onChoose={pick} />
        {address ? (
          <StoredAddress address={address} returnTo={giftCardPaths.payMethod(code, packageId)} />
        ) : null}
        <TaxNote />
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
