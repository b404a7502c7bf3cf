import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { PAID_PACKAGE_TYPE } from '@homeview/contracts/vocabulary/order/packageType';
import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import { formatPrice, toCents } from '../../domain/offer/price';
import { isStorePlan } from '../../domain/plan/renewal';
import type { MessageId } from '../../i18n/messages';
import { isolated } from '../../i18n/isolated';
import { CYCLE_TEXT, PER_TEXT } from '../../i18n/planTexts';
import { useFullDate } from '../../i18n/useFullDate';
import { useText } from '../../i18n/useText';
import { PAY_MODE_TEXT } from '../../checkout/payment/payModes';

interface Row {
  readonly label: string;
  readonly value: string;
}

/** The price of the next period after a pending change. */
export interface NextPrice {
  /** In currency units. */
  readonly price: number;
  /** Undefined if it is not known. */
  readonly planUnit?: PlanUnit | undefined;
}

const NO_BREAK_SPACE = '\u00a0';

/** The label for the end of the paid period. */
const dateLabel = ({ isExpire, isRenewal }: SubscriptionDetail): MessageId => {
  if (isExpire) return 'subscription.endedOn';
  return isRenewal ? 'subscription.nextRenewal' : 'subscription.endsOn';
};

/** The source of a plan that the customer did not pay for. */
const ORIGIN_TEXT: Readonly<Record<string, MessageId>> = {
  giftCard: 'bill.type.giftCard',
  ruleGive: 'bill.type.ruleGive',
};

function payMethodOf(detail: SubscriptionDetail): MessageId | undefined {
  const { payMode, orderType } = detail;
  if (payMode === null) return ORIGIN_TEXT[orderType];
  // The store takes the payment, by whichever method the customer has there.
  return isStorePlan(detail) ? 'subscription.appStore' : PAY_MODE_TEXT[payMode].title;
}

/**
 * The available facts of a subscription.
 * @param nextPrice - price of the next period after a pending change, once known. Its row is shown
 * before that, to avoid a layout shift.
 */
export function useDetailRows(
  detail: SubscriptionDetail,
  houses: readonly House[] = [],
  nextPrice?: NextPrice,
): Row[] {
  const text = useText();
  const priceText = ({ price, planUnit }: NextPrice) =>
    [formatPrice(toCents(price)), planUnit ? text(PER_TEXT[planUnit]) : ''].join(' ').trim();
  const house = houses.length > 1 ? houses.find(({ id }) => id === detail.homeId) : undefined;
  const payMethod = payMethodOf(detail);
  const date = useFullDate()(detail.nextRenewal);
  // The price paid now differs from the next charge.
  const changes = detail.packageChangeRecord !== null;
  const paid = detail.packageType === PAID_PACKAGE_TYPE;
  const devices = detail.isUnlimited
    ? text('plan.devicesUsedUnlimited', { used: detail.devList.length })
    : text('plan.devicesUsed', { used: detail.devList.length, covered: detail.maxDevNum });

  // As wide as a price, so that the price moves nothing when it arrives.
  const pricePerUnit = priceText({ price: detail.price, planUnit: detail.subScribeType });
  const unknownPrice = '–'.padStart(pricePerUnit.length, NO_BREAK_SPACE);

  const rows: (Row | null)[] = [
    // A free plan costs nothing, and an expired one does not renew whatever its setting is.
    paid && !detail.isExpire
      ? {
          label: text('subscription.renewal'),
          value: text(detail.isRenewal ? 'subscription.renewalOn' : 'subscription.renewalOff'),
        }
      : null,
    date === null
      ? null
      : {
          label: text(dateLabel(detail)),
          value: date,
        },
    paid
      ? {
          // The price of a plan that was not paid for is only paid when it renews.
          label: text(
            (detail.isRenewal || !detail.whetherPay) && !changes
              ? 'subscription.renewalPrice'
              : 'subscription.price',
          ),
          value: formatPrice(toCents(detail.price)),
        }
      : { label: text('subscription.price'), value: text('plan.free') },
    paid && detail.isRenewal && changes
      ? {
          label: text('subscription.renewalPrice'),
          value: nextPrice === undefined ? unknownPrice : priceText(nextPrice),
        }
      : null,
    { label: text('plan.billing'), value: text(CYCLE_TEXT[detail.subScribeType]) },
    payMethod === undefined
      ? null
      : { label: text('subscription.payMethod'), value: text(payMethod) },
    { label: text('plan.devices'), value: devices },
    // The house name is only shown if the customer has several houses.
    house ? { label: text('checkout.house'), value: isolated(house.name) } : null,
  ];
  return rows.filter((row) => row !== null);
}
