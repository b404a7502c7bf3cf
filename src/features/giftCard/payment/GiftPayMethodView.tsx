import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Title } from '@homeview/ui/Title';
import type { BillAddress } from '@homeview/contracts/domains/billing/billing.schemas';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { CheckoutPage } from '../../../checkout/frame/CheckoutPage';
import { PayButton } from '../../../checkout/frame/PayButton';
import { PhoneOnly } from '../../../checkout/frame/PhoneOnly';
import { StoredAddress } from '../../../checkout/address/StoredAddress';
import { PayModeChoice } from '../../../checkout/payment/PayModeChoice';
import type { CheckoutStep } from '../../../checkout/order/useCheckout';
import { usePayMode } from '../../../checkout/payment/usePayMode';
import { useTerms } from '../../../checkout/terms/useTerms';
import { giftCardPaths } from '../../../domain/offer/giftCardPaths';
import { formatPrice, toCents } from '../../../domain/offer/price';
import { useText } from '../../../i18n/useText';
import { useNames } from '../../../shell/useNames';
import type { GiftExtension } from './giftPayMethods';
import { useLaterPriceText } from '../renewal/laterPrice';
import { useAddedPeriod } from './useAddedPeriod';

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

/** Selects how to pay after the free period, and redeems the card. */
export function GiftPayMethodView(props: GiftPayMethodViewProps) {
  const { code, choice, plan, house, payModes, address, step, onRedeem } = props;
  const text = useText();
  const names = useNames();
  const laterText = useLaterPriceText();
  const { modes, payMode, pick } = usePayMode(payModes, plan.payMode);
  const terms = useTerms(choice.price.goodsPriceId, { orders: true });
  const added = useAddedPeriod()(choice, plan);
  const { packageId } = choice.extension;
  const due = formatPrice(toCents(choice.price.price));

  const redeem = async () => {
    if (step !== 'idle' || payMode === undefined || !(await terms.requireAgreement())) return;
    onRedeem(payMode);
  };

  return (
    <CheckoutPage
      head={{
        title: text('subscription.payMethod'),
        backTo: giftCardPaths.packages(code, { packageId }),
      }}
      heading={<Title>{text('giftCard.payMethodHeading')}</Title>}
      {...{ due, terms, step }}
      summary={
        <KeyValueList
          plain
          rows={[
            { label: text('checkout.plan'), value: <bdi>{names.plan(plan.packageName)}</bdi> },
            { label: text('checkout.house'), value: <bdi>{names.house(house.name)}</bdi> },
            ...added,
            { label: text('giftCard.dueToday'), value: due, strong: true },
          ]}
        />
      }
      charge={laterText({ price: plan.price, planUnit: plan.subScribeType })}
      missing={payMode === undefined ? text('pay.noMethodTitle') : undefined}
      action={
        <PayButton step={step} onPay={() => void redeem()}>
          {text('giftCard.redeemAndSubscribe')}
        </PayButton>
      }
    >
      <PhoneOnly>
        <KeyValueList rows={added} />
      </PhoneOnly>
      <PayModeChoice modes={modes} chosen={payMode} onChoose={pick} />
      {address ? (
        <StoredAddress address={address} returnTo={giftCardPaths.payMethod(code, packageId)} />
      ) : null}
    </CheckoutPage>
  );
}
