import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import type { SummaryRow } from '../../../checkout/plan/OrderSummary';
import { formatPrice, toCents } from '../../../domain/offer/price';
import { onePeriodAfter } from '../../../domain/plan/paidUntil';
import { formatDate } from '../../../i18n/formatDate';
import { useText } from '../../../i18n/useText';
import type { GiftPayMethod } from './giftPayMethods';

/** The fields of a plan that decide what a card adds to it. */
export type ExtendedPlan = Pick<SubscriptionDetail, 'nextRenewal' | 'price'>;

/**
 * What a card adds: the period and, for a plan with an end date, its days and the first payment
 * after it. Without an end date no day can be computed.
 */
export function useAddedPeriod() {
  const text = useText();
  return ({ goods, price }: GiftPayMethod, plan?: ExtendedPlan): SummaryRow[] => {
    const rows = [
      { label: text('giftCard.adds'), value: text('giftCard.period', { unit: price.planUnit }) },
    ];
    const from = formatDate(plan?.nextRenewal ?? null);
    if (!plan || plan.nextRenewal === null || from === null) return rows;
    const { end, exact } = onePeriodAfter(new Date(plan.nextRenewal), price.planUnit);
    const until = formatDate(end.toISOString());
    if (until === null) return rows;
    rows.push({ label: text('giftCard.freeFrom'), value: from });
    rows.push({ label: text(exact ? 'giftCard.freeUntil' : 'giftCard.freeAtLeast'), value: until });
    if (goods.payMark && plan.price > 0) {
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
