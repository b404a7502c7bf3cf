import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { PAID_PACKAGE_TYPE } from '@homeview/contracts/vocabulary/order/packageType';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import { isEnding } from '../../checkout/plan/EndingPlanNotice';
import { PAY_MODE_TEXT } from '../../checkout/payment/payModes';
import { formatPrice, toCents } from '../../domain/offer/price';
import { daysUntil } from '../../domain/plan/daysUntil';
import { changesOnlyPeriod } from '../../domain/plan/planChange';
import { nextPlanLimit } from '../../domain/plan/planDevices';
import { isDeleted, isStorePlan } from '../../domain/plan/renewal';
import type { Translate } from '../../i18n/useText';

interface PlanSentence {
  /** What happens next, on which day, and what is paid then. */
  readonly lead: string;
  /** How it is paid, or that nothing is. */
  readonly note: string | null;
}

const isFree = ({ packageType }: SubscriptionDetail) => packageType !== PAID_PACKAGE_TYPE;

/** A deleted plan cannot renew, whatever its setting is. */
const renews = (detail: SubscriptionDetail) => detail.isRenewal && !isDeleted(detail);

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

function renewalNote(detail: SubscriptionDetail, text: Translate): string {
  if (isStorePlan(detail)) return text('subscription.now.renewsStore');
  if (detail.payMode === null) return text('subscription.renewalOn');
  const method = text(PAY_MODE_TEXT[detail.payMode].title);
  return text('subscription.now.renewsWith', { method });
}

function renewalSentence(
  detail: SubscriptionDetail,
  date: string | null,
  text: Translate,
): PlanSentence {
  const price = formatPrice(toCents(detail.price));
  return date === null
    ? { lead: text('subscription.now.renewsUndated', { price }), note: null }
    : {
        lead: text('subscription.now.pays', { price, date }),
        note: renewalNote(detail, text),
      };
}

function endSentence(
  detail: SubscriptionDetail,
  date: string | null,
  text: Translate,
): PlanSentence {
  if (date !== null && !detail.whetherPay) {
    return { lead: text('subscription.now.freeUntil', { date }), note: null };
  }
  const lead =
    date === null ? text('subscription.now.endsUndated') : text('subscription.now.ends', { date });
  return { lead, note: detail.isRenewal ? null : text('subscription.now.notCharged') };
}

/**
 * What the customer came for: what happens to the plan next, on which day, and what is paid then.
 * @param date - the day of the next event, as shown; null if it is not known.
 */
export function planSentence(
  detail: SubscriptionDetail,
  date: string | null,
  text: Translate,
): PlanSentence {
  const sentence = nextEvent(detail, date, text);
  // In the place of the note, so that nothing moves when it comes and when it goes.
  return detail.subScribeStatus === SubscribeStatus.Activating
    ? { ...sentence, note: text('subscription.activating') }
    : sentence;
}

function nextEvent(detail: SubscriptionDetail, date: string | null, text: Translate): PlanSentence {
  const { isExpire, packageChangeRecord: change } = detail;
  if (isExpire) {
    const lead =
      date === null ? text('invalid_service') : text('subscription.now.expired', { date });
    return { lead, note: null };
  }
  if (!renews(detail)) return endSentence(detail, date, text);
  if (change !== null && date !== null) {
    return { lead: changeSentence(detail, change, date, text), note: null };
  }
  return isFree(detail)
    ? { lead: text('subscription.now.free'), note: null }
    : renewalSentence(detail, date, text);
}

/**
 * The days left, worded by what comes then. Null from seven days before the end, where a notice
 * says so.
 */
export function daysSentence(
  detail: SubscriptionDetail,
  now: Date | null,
  text: Translate,
): string | null {
  const { nextRenewal, subScribeStatus } = detail;
  if (nextRenewal === null || now === null || subScribeStatus > SubscribeStatus.Active) return null;
  if (detail.isExpire || isEnding(detail)) return null;
  const days = Math.max(0, daysUntil(nextRenewal, now));
  if (!renews(detail)) return text('subscription.endsIn', { days });
  return isFree(detail) ? null : text('subscription.renewsIn', { days });
}
