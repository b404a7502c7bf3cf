import type { SubscriptionDetail } from '@homeview/contracts/subscription/subscription.schemas';
import { PAID_PACKAGE_TYPE } from '@homeview/contracts/vocabulary/packageType';
import { formatPrice, toCents } from '../../domain/price';
import { formatDate } from '../../i18n/formatDate';
import type { MessageId } from '../../i18n/messages';
import { CYCLE_TEXT } from '../../i18n/planTexts';
import { useText } from '../../i18n/useText';
import { PAY_MODE_TEXT } from '../../checkout/payModes';

interface Row {
  readonly label: string;
  readonly value: string;
}

/** What the end of the paid period means for this plan. */
const dateLabel = ({ isExpire, isRenewal }: SubscriptionDetail): MessageId => {
  if (isExpire) return 'subscription.endedOn';
  return isRenewal ? 'subscription.nextRenewal' : 'subscription.endsOn';
};

/** The facts of a subscription, those only that it has. Spec 2, 3. */
export function useDetailRows(detail: SubscriptionDetail): Row[] {
  const text = useText();
  const date = formatDate(detail.nextRenewal);
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
          label: text(detail.isRenewal ? 'subscription.renewalPrice' : 'subscription.price'),
          value: formatPrice(toCents(detail.price)),
        }
      : { label: text('subscription.price'), value: text('plan.free') },
    { label: text('plan.billing'), value: text(CYCLE_TEXT[detail.subScribeType]) },
    detail.payMode === null
      ? null
      : {
          label: text('subscription.payMethod'),
          value: text(PAY_MODE_TEXT[detail.payMode].title),
        },
    { label: text('plan.devices'), value: devices },
  ];
  return rows.filter((row) => row !== null);
}
