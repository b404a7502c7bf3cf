import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { changeStart, isHeldPrice } from '../../../domain/plan/planChange';
import { formatPrice, toCents } from '../../../domain/offer/price';
import { useFullDate } from '../../../i18n/useFullDate';
import { useText } from '../../../i18n/useText';
import type { PlanChange } from '../usePlanOffer';

/** Whether a price is the current price of the plan to change. */
export const isCurrent = (change: PlanChange | undefined, price: PriceEntry): boolean =>
  change !== undefined && isHeldPrice({ ...change.detail, goodsId: change.goodsId }, price);

/** One sentence about the selected price: what is charged when, and when it renews. */
export function usePlanSummary() {
  const text = useText();
  const fullDate = useFullDate();
  return (goods: Goods, price: PriceEntry, change?: PlanChange): string => {
    const values = { price: formatPrice(toCents(price.price)), unit: price.planUnit };
    if (!change) {
      const isFree = toCents(price.price) === 0;
      return isFree ? text('checkout.nothingToPay') : text('packages.renewsFor', values);
    }
    if (isCurrent(change, price)) return text('change.same');
    if (changeStart(change.detail, price, goods) === 'now') {
      return text('change.startsToday', values);
    }
    const date = fullDate(change.detail.nextRenewal);
    return date === null
      ? text('change.startsLaterUndated', values)
      : text('change.startsLater', { ...values, date });
  };
}
