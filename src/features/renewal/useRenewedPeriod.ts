import { useState } from 'react';
import type { PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { onePeriodAfter } from '../../domain/plan/paidUntil';
import { formatDate } from '../../i18n/formatDate';
import { useText } from '../../i18n/useText';

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
  const [openedAt] = useState(() => new Date());
  const paidUntil = formatDate(detail.nextRenewal);
  const from =
    detail.isExpire || detail.nextRenewal === null ? openedAt : new Date(detail.nextRenewal);
  const { end, exact } = onePeriodAfter(from, price.planUnit);
  const until = formatDate(end.toISOString());
  const now: Row[] =
    paidUntil === null
      ? []
      : [
          {
            label: text(detail.isExpire ? 'subscription.endedOn' : 'renew.paidUntil'),
            value: paidUntil,
          },
        ];
  // Without an end date, the new period of an active plan cannot be computed.
  const known = detail.isExpire || detail.nextRenewal !== null;
  const then: Row[] =
    until === null || !known
      ? []
      : [{ label: text(exact ? 'renew.thenUntil' : 'renew.thenAtLeast'), value: until }];
  return { now, then };
}
