import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { PAID_PACKAGE_TYPE } from '@homeview/contracts/vocabulary/order/packageType';
import { PAY_MODE_TEXT } from '../../checkout/payment/payModes';
import { formatPrice, toCents } from '../../domain/offer/price';
import { changesOnlyPeriod } from '../../domain/plan/planChange';
import { nextPlanLimit } from '../../domain/plan/planDevices';
import { isStorePlan } from '../../domain/plan/renewal';
import { formatDate } from '../../i18n/formatDate';
import type { Translate } from '../../i18n/useText';

/** What a pending change leads to, once it starts on `date`. */
function changeSentence(
  detail: SubscriptionDetail,
  change: NonNullable<SubscriptionDetail['packageChangeRecord']>,
  date: string,
  text: Translate,
): string {
  if (changesOnlyPeriod(detail, change)) return text('subscription.now.changesPeriod', { date });
  const limit = nextPlanLimit(change.buyNum < 0 ? change.buyNum : change.maxDevNum);
  const coverage =
    limit === Infinity ? text('unlimited_devices') : text('plan.deviceLimit', { count: limit });
  return text('subscription.now.changes', { date, coverage });
}

function renewalSentence(detail: SubscriptionDetail, date: string | null, text: Translate): string {
  const price = formatPrice(toCents(detail.price));
  if (date === null) return text('subscription.now.renewsUndated', { price });
  if (isStorePlan(detail)) return text('subscription.now.renewsStore', { date, price });
  if (detail.payMode === null) return text('subscription.now.renews', { date, price });
  const method = text(PAY_MODE_TEXT[detail.payMode].title);
  return text('subscription.now.renewsWith', { date, price, method });
}

/**
 * The sentence that the customer came for: what happens to the plan next, on which day, and what
 * is paid then.
 */
export function planSentence(detail: SubscriptionDetail, text: Translate): string {
  const date = formatDate(detail.nextRenewal);
  const { isExpire, isRenewal, packageChangeRecord: change } = detail;
  if (isExpire) {
    return date === null ? text('invalid_service') : text('subscription.now.expired', { date });
  }
  if (isRenewal && change !== null && date !== null) {
    return changeSentence(detail, change, date, text);
  }
  const free = detail.packageType !== PAID_PACKAGE_TYPE;
  if (isRenewal) return free ? text('subscription.now.free') : renewalSentence(detail, date, text);
  if (date === null) return text('subscription.now.endsUndated');
  return text(detail.whetherPay ? 'subscription.now.ends' : 'subscription.now.freeUntil', { date });
}
