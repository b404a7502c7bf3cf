import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { PAID_PACKAGE_TYPE } from '@homeview/contracts/vocabulary/order/packageType';
import { formatPrice, toCents } from '../../domain/offer/price';
import { formatDate } from '../../i18n/formatDate';
import type { MessageId } from '../../i18n/messages';
import { isolated } from '../../i18n/isolated';
import { CYCLE_TEXT } from '../../i18n/planTexts';
import { useText } from '../../i18n/useText';
import { PAY_MODE_TEXT } from '../../checkout/payment/payModes';

interface Row {
  readonly label: string;
  readonly value: string;
}

/** What the end of the paid period means for this plan. */
const dateLabel = ({ isExpire, isRenewal }: SubscriptionDetail): MessageId => {
  if (isExpire) return 'subscription.endedOn';
  return isRenewal ? 'subscription.nextRenewal' : 'subscription.endsOn';
};

/** Who paid, where it was not the customer. Spec 3. */
const ORIGIN_TEXT: Readonly<Record<string, MessageId>> = {
  giftCard: 'bill.type.giftCard',
  ruleGive: 'bill.type.ruleGive',
};

const payMethodOf = ({ payMode, orderType }: SubscriptionDetail): MessageId | undefined =>
  payMode === null ? ORIGIN_TEXT[orderType] : PAY_MODE_TEXT[payMode].title;

/**
 * The facts of a subscription, those only that it has. Spec 2, 3.
 * @param nextPrice - what the next period costs where a change waits for it, once that is known: its
 * row is there before, for nothing that follows may move.
 */
export function useDetailRows(
  detail: SubscriptionDetail,
  houses: readonly House[] = [],
  nextPrice?: number,
): Row[] {
  const text = useText();
  const house = houses.length > 1 ? houses.find(({ id }) => id === detail.homeId) : undefined;
  const payMethod = payMethodOf(detail);
  const date = formatDate(detail.nextRenewal);
  // What is paid now is not what is charged next.
  const changes = detail.packageChangeRecord !== null;
  const paid = detail.packageType === PAID_PACKAGE_TYPE;
  const devices = detail.isUnlimited
    ? text('plan.devicesUsedUnlimited', { used: detail.devList.length })
    : text('plan.devicesUsed', { used: detail.devList.length, covered: detail.maxDevNum });

  const rows: (Row | null)[] = [
    {
      label: text('subscription.renewal'),
      value: text(detail.isRenewal ? 'subscription.renewalOn' : 'subscription.renewalOff'),
    },
    date === null
      ? null
      : {
          label: text(dateLabel(detail)),
          value: date,
        },
    paid
      ? {
          label: text(
            detail.isRenewal && !changes ? 'subscription.renewalPrice' : 'subscription.price',
          ),
          value: formatPrice(toCents(detail.price)),
        }
      : { label: text('subscription.price'), value: text('plan.free') },
    paid && detail.isRenewal && changes
      ? {
          label: text('subscription.renewalPrice'),
          value: nextPrice === undefined ? '–' : formatPrice(toCents(nextPrice)),
        }
      : null,
    { label: text('plan.billing'), value: text(CYCLE_TEXT[detail.subScribeType]) },
    payMethod === undefined
      ? null
      : { label: text('subscription.payMethod'), value: text(payMethod) },
    { label: text('plan.devices'), value: devices },
    // With a single house its name is not needed.
    house ? { label: text('checkout.house'), value: isolated(house.name) } : null,
  ];
  return rows.filter((row) => row !== null);
}
