import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Section } from '@homeview/ui/Section';
import { Title } from '@homeview/ui/Title';
import type { BillAddress } from '@homeview/contracts/billing/billing.schemas';
import type { House } from '@homeview/contracts/house/house.schemas';
import type { SubscriptionDetail } from '@homeview/contracts/subscription/subscription.schemas';
import type { PayMode } from '@homeview/contracts/vocabulary/payMode';
import { StoredAddress } from '../../checkout/address/StoredAddress';
import { PayBar } from '../../checkout/PayBar';
import { PayModeChoice } from '../../checkout/PayModeChoice';
import { Processing } from '../../checkout/Processing';
import { TaxNote } from '../../checkout/TaxNote';
import { TermsCheckbox } from '../../checkout/TermsCheckbox';
import { useCheckout } from '../../checkout/useCheckout';
import { usePayMode } from '../../checkout/usePayMode';
import { useTerms } from '../../checkout/useTerms';
import { giftCardPaths } from '../../domain/giftCardPaths';
import { formatPrice, toCents } from '../../domain/price';
import { formatDate } from '../../i18n/formatDate';
import { useText } from '../../i18n/useText';
import { BusyContent } from '../../shell/BusyContent';
import { PortalPage } from '../../shell/PortalPage';
import { useNames } from '../../shell/useNames';
import { GIFT_PAY_OPTIONS, giftBasket } from './giftBasket';
import type { GiftExtension } from './giftWays';
import { useLaterPriceText } from './laterPrice';

interface Props {
  readonly code: string;
  readonly choice: GiftExtension;
  /** The plan that is made longer. */
  readonly plan: SubscriptionDetail;
  /** Where that plan is. */
  readonly house: House;
  readonly payModes: readonly PayMode[];
  readonly address: BillAddress | null;
}

/** The way to pay after the free period, and redeeming the card. Spec 4. */
export function GiftPayMethod({ code, choice, plan, house, payModes, address }: Props) {
  const text = useText();
  const names = useNames();
  const laterText = useLaterPriceText();
  const { modes, payMode, pick } = usePayMode(payModes);
  const terms = useTerms(choice.price.goodsPriceId);
  const { step, pay } = useCheckout();
  const busy = step !== 'idle';
  const { packageId, packageName } = choice.extension;
  const startsOn = formatDate(plan.nextRenewal);

  const redeem = async () => {
    if (busy || payMode === undefined || !terms.requireAgreement()) return;
    const origin = { call: 'serviceExtension', packageId, giftCardCode: code } as const;
    await pay(giftBasket(choice, house.id, payMode, origin), GIFT_PAY_OPTIONS);
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
          onPay={() => void redeem()}
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
      {busy ? <Processing /> : null}
    </PortalPage>
  );
}
