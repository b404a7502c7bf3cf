import { useState } from 'react';
import type { PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { onePeriodAfter } from '../../domain/plan/paidUntil';
import { useFullDate } from '../../i18n/useFullDate';
import { useText } from '../../i18n/useText';
import { serviceNow } from '../../platform/serviceTime';

/** A label with its value. */
interface Row {
  readonly label: string;
  readonly value: string;
}

/**
 * The current end of the paid period and the new one. The new period follows the current one; for
 * an expired plan it starts at the payment.
 */
export function useRenewedPeriod(detail: SubscriptionDetail, price: PriceEntry) {
  const text = useText();
  const fullDate = useFullDate();
  const [openedAt] = useState(serviceNow);
  const paidUntil = fullDate(detail.nextRenewal);
  const now: Row[] =
    paidUntil === null
      ? []
      : [
          {
            label: text(detail.isExpire ? 'subscription.endedOn' : 'renew.paidUntil'),
            value: paidUntil,
          },
        ];
  const end = detail.nextRenewal === null ? null : new Date(detail.nextRenewal);
  // Without the end of an active plan, or the service's time, the new period is not known.
  const from = detail.isExpire ? openedAt : end;
  const next = from && onePeriodAfter(from, price.planUnit);
  const until = next && fullDate(next.end.toISOString());
  const then: Row[] =
    next === null || until === null
      ? []
      : [{ label: text(next.exact ? 'renew.thenUntil' : 'renew.thenAtLeast'), value: until }];
  return { now, then };
}
