import { KeyValueList } from '@homeview/ui/KeyValueList';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { useFullDate } from '../../../i18n/useFullDate';
import { useText } from '../../../i18n/useText';

interface Props {
  readonly plan: SubscriptionDetail;
  /** Undefined if it cannot be loaded. */
  readonly house: House | undefined;
  /** The amount due today, as displayed. */
  readonly due: string;
  /** Without a card, for the summary of the order. */
  readonly plain?: boolean;
}

/** The plan to renew: its house, its devices, the end of its paid period, and the amount. */
export function RenewedPlan({ plan, house, due, plain }: Props) {
  const text = useText();
  const used = plan.devList.length;
  const date = useFullDate()(plan.nextRenewal);
  const rows = [
    house ? { label: text('checkout.house'), value: <bdi>{house.name}</bdi> } : null,
    {
      label: text('plan.devices'),
      value: plan.isUnlimited
        ? text('plan.devicesUsedUnlimited', { used })
        : text('plan.devicesUsed', { used, covered: plan.maxDevNum }),
    },
    date === null
      ? null
      : {
          label: text(plan.isExpire ? 'subscription.endedOn' : 'subscription.endsOn'),
          value: date,
        },
    { label: text('giftCard.dueToday'), value: due, strong: true },
  ];
  return <KeyValueList plain={plain} rows={rows.filter((row) => row !== null)} />;
}
