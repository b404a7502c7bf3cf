import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import type { SummaryRow } from '../../../checkout/plan/OrderSummary';
import { formatPrice, toCents } from '../../../domain/offer/price';
import { onePeriodAfter } from '../../../domain/plan/paidUntil';
import { useFullDate } from '../../../i18n/useFullDate';
import { useText } from '../../../i18n/useText';
import { serviceNow } from '../../../platform/serviceTime';
import type { GiftPayMethod } from './giftPayMethods';

/** The fields of a plan that decide what a card adds to it. */
export type ExtendedPlan = Pick<SubscriptionDetail, 'nextRenewal' | 'price'>;

/**
 * What a card adds: the period, its days, and the first payment after it. A new plan starts today;
 * for an extended plan without an end date no day can be computed.
 */
export function useAddedPeriod() {
  const text = useText();
  const fullDate = useFullDate();
  return (chosen: GiftPayMethod, plan?: Partial<ExtendedPlan>): SummaryRow[] => {
    const { kind, goods, price } = chosen;
    const isNew = kind === 'package';
    const rows = [
      { label: text('giftCard.adds'), value: text('giftCard.period', { unit: price.planUnit }) },
    ];
    const endOfPlan = plan?.nextRenewal ? new Date(plan.nextRenewal) : null;
    const start = isNew ? serviceNow() : endOfPlan;
    const from = start && fullDate(start.toISOString());
    if (start === null || from === null) return rows;
    const next = onePeriodAfter(start, price.planUnit);
    // A new plan counts from today, whatever day of the month it is.
    const exact = isNew || next.exact;
    const until = fullDate(next.end.toISOString());
    if (until === null) return rows;
    if (isNew) {
      rows.push({ label: text('giftCard.planUntil'), value: until });
    } else {
      rows.push({ label: text('giftCard.freeFrom'), value: from });
      rows.push({
        label: text(exact ? 'giftCard.freeUntil' : 'giftCard.freeAtLeast'),
        value: until,
      });
    }
    if (goods.payMark && plan?.price !== undefined && plan.price > 0) {
      const sum = formatPrice(toCents(plan.price));
      rows.push({
        label: text('giftCard.firstPayment'),
        // The service may count from a later day of the month, so the day is not promised.
        value: exact ? text('giftCard.onDay', { price: sum, date: until }) : sum,
      });
    }
    return rows;
  };
}
