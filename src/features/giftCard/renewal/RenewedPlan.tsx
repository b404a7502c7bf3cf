import { KeyValueList } from '@homeview/ui/KeyValueList';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { formatDate } from '../../../i18n/formatDate';
import { useText } from '../../../i18n/useText';

interface Props {
  readonly plan: SubscriptionDetail;
  /** Undefined if it cannot be loaded. */
  readonly house: House | undefined;
}

/** The plan to renew: its house, its devices and the end of its paid period. */
export function RenewedPlan({ plan, house }: Props) {
  const text = useText();
  const used = plan.devList.length;
  const date = formatDate(plan.nextRenewal);
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
  ];
  return <KeyValueList rows={rows.filter((row) => row !== null)} />;
}
