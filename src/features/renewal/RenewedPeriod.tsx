import { KeyValueList } from '@homeview/ui/KeyValueList';
import type { PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { formatPrice, toCents } from '../../domain/offer/price';
import { useText } from '../../i18n/useText';
import { useRenewedPeriod } from './useRenewedPeriod';

interface Props {
  readonly detail: SubscriptionDetail;
  readonly price: PriceEntry;
}

/** What this payment changes: the old end date, the new one, and the amount. */
export function RenewedPeriod({ detail, price }: Props) {
  const text = useText();
  const { now, then } = useRenewedPeriod(detail, price);
  return (
    <KeyValueList
      rows={[
        ...now,
        ...then,
        { label: text('change.dueToday'), value: formatPrice(toCents(price.price)), strong: true },
      ]}
    />
  );
}
