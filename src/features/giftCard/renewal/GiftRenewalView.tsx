import { Body } from '@homeview/ui/Body';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { CheckoutPage } from '../../../checkout/frame/CheckoutPage';
import { PayButton } from '../../../checkout/frame/PayButton';
import { PhoneOnly } from '../../../checkout/frame/PhoneOnly';
import type { PurchaseHead } from '../../../checkout/frame/PurchasePage';
import { PayModeChoice } from '../../../checkout/payment/PayModeChoice';
import { PriceTiles } from '../../../checkout/plan/PriceTiles';
import { usePersistedPrice } from '../../../checkout/plan/usePersistedPrice';
import { usePayMode } from '../../../checkout/payment/usePayMode';
import type { CheckoutStep } from '../../../checkout/order/useCheckout';
import { useTerms } from '../../../checkout/terms/useTerms';
import { formatPrice, toCents } from '../../../domain/offer/price';
import { useText } from '../../../i18n/useText';
import { useNames } from '../../../shell/useNames';
import { RenewedPlan } from './RenewedPlan';

export interface GiftRenewalViewProps {
  readonly packageId: string;
  readonly head: PurchaseHead;
  readonly plan: SubscriptionDetail;
  /** The house of the plan. */
  readonly house: House | undefined;
  readonly goods: Goods;
  /** Prices with the same coverage as the plan. */
  readonly prices: readonly PriceEntry[];
  readonly initial: PriceEntry;
  readonly payModes: readonly PayMode[];
  readonly step: CheckoutStep;
  /** Opens the provider after the terms are accepted. */
  readonly onPay: (price: PriceEntry, payMode: PayMode) => void;
}

/** Selects a price and payment method for a plan and opens the provider. */
export function GiftRenewalView(props: GiftRenewalViewProps) {
  const { packageId, head, plan, house, goods, prices, initial, payModes, step, onPay } = props;
  const text = useText();
  const names = useNames();
  const [checkedPriceId, setCheckedPriceId] = usePersistedPrice(packageId);
  // Looked up on every render because a refetch may change the price.
  const price = prices.find(({ goodsPriceId }) => goodsPriceId === checkedPriceId) ?? initial;
  const { modes, payMode, pick } = usePayMode(payModes, plan.payMode);
  const due = formatPrice(toCents(price.price));
  const terms = useTerms(price.goodsPriceId, { orders: true });

  const pay = async () => {
    if (step !== 'idle' || payMode === undefined || !(await terms.requireAgreement())) return;
    onPay(price, payMode);
  };

  return (
    <CheckoutPage
      {...{ head, due, terms, step }}
      heading={
        <Stack spacing={1}>
          <Title>{text('giftCard.renewal.heading', { plan: names.plan(plan.packageName) })}</Title>
          <Body tone="muted">{text('giftCard.renewal.intro')}</Body>
        </Stack>
      }
      summary={<RenewedPlan plain {...{ plan, house, due }} />}
      charge={text(plan.isExpire ? 'packages.renewsFor' : 'giftCard.renewal.then', {
        price: due,
        unit: price.planUnit,
      })}
      missing={payMode === undefined ? text('pay.noMethodTitle') : undefined}
      action={
        <PayButton step={step} onPay={() => void pay()}>
          {text('checkout.pay', { price: due })}
        </PayButton>
      }
    >
      <PhoneOnly>
        <RenewedPlan {...{ plan, house, due }} />
      </PhoneOnly>
      <PriceTiles goods={goods} prices={prices} selected={price} onChoose={setCheckedPriceId} />
      <PayModeChoice modes={modes} chosen={payMode} onChoose={pick} />
    </CheckoutPage>
  );
}
