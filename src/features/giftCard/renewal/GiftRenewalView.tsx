import { Body } from '@homeview/ui/Body';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { PayBar } from '../../../checkout/payment/PayBar';
import { PayModeChoice } from '../../../checkout/payment/PayModeChoice';
import { PriceTiles } from '../../../checkout/plan/PriceTiles';
import { OrderProcessingNotice } from '../../../checkout/payment/OrderProcessingNotice';
import { TaxNote } from '../../../checkout/terms/TaxNote';
import { TermsCheckbox } from '../../../checkout/terms/TermsCheckbox';
import { usePersistedPrice } from '../../../checkout/plan/usePersistedPrice';
import { usePayMode } from '../../../checkout/payment/usePayMode';
import type { CheckoutStep } from '../../../checkout/order/useCheckoutStep';
import { useTerms } from '../../../checkout/terms/useTerms';
import { formatPrice, toCents } from '../../../domain/offer/price';
import { useText } from '../../../i18n/useText';
import { BusyContent } from '../../../shell/pages/BusyContent';
import { PortalPage } from '../../../shell/pages/PortalPage';
import { useNames } from '../../../shell/useNames';
import { RenewedPlan } from './RenewedPlan';

export interface GiftRenewalViewProps {
  readonly packageId: string;
  readonly plan: SubscriptionDetail;
  /** The house of the plan. */
  readonly house: House | undefined;
  readonly goods: Goods;
  /** Prices with the same coverage as the plan. */
  readonly prices: readonly PriceEntry[];
  readonly initial: PriceEntry;
  readonly payModes: readonly PayMode[];
  readonly backTo: string;
  readonly title: string;
  readonly step: CheckoutStep;
  /** Opens the provider after the terms are accepted. */
  readonly onPay: (price: PriceEntry, payMode: PayMode) => void;
}

/** Selects a price and payment method for a plan and opens the provider. Spec 2, 7. */
export function GiftRenewalView(props: GiftRenewalViewProps) {
  const { packageId, plan, house, goods, prices, initial, payModes, backTo, title } = props;
  const { step, onPay } = props;
  const text = useText();
  const names = useNames();
  const [chosenId, setChosenId] = usePersistedPrice(packageId);
  // Looked up on every render because a refetch may change the price.
  const price = prices.find(({ goodsPriceId }) => goodsPriceId === chosenId) ?? initial;
  const { modes, payMode, pick } = usePayMode(payModes);
  const terms = useTerms(price.goodsPriceId);
  const busy = step !== 'idle';
  const sum = { price: formatPrice(toCents(price.price)), unit: price.planUnit };

  const pay = () => {
    if (busy || payMode === undefined || !terms.requireAgreement()) return;
    onPay(price, payMode);
  };

  return (
    <PortalPage
      title={title}
      headingInContent
      backTo={backTo}
      footer={
        <PayBar
          summary={text(plan.isExpire ? 'packages.renewsFor' : 'giftCard.renewal.then', sum)}
          label={text('checkout.pay', { price: sum.price })}
          step={step}
          softDisabled={payMode === undefined || !terms.agreed}
          onPay={pay}
        />
      }
    >
      <BusyContent
        heading={
          <Stack spacing={1}>
            <Title>
              {text('giftCard.renewal.heading', { plan: names.plan(plan.packageName) })}
            </Title>
            <Body tone="muted">{text('giftCard.renewal.intro')}</Body>
          </Stack>
        }
        busy={busy}
      >
        <RenewedPlan plan={plan} house={house} />
        <PriceTiles goods={goods} prices={prices} chosen={price} onChoose={setChosenId} />
        <TaxNote />
        <PayModeChoice modes={modes} chosen={payMode} onChoose={pick} />
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
