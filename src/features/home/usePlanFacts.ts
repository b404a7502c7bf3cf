import type {
  SubscribedPlan,
  SubscriptionDetail,
} from '@homeview/contracts/domains/subscription/subscription.schemas';
import { PAID_PACKAGE_TYPE } from '@homeview/contracts/vocabulary/order/packageType';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import { formatPrice, toCents } from '../../domain/offer/price';
import { daysLeft } from '../../domain/plan/daysLeft';
import { isDeleted, isPaidAgain, isStorePlan } from '../../domain/plan/renewal';
import type { MessageId } from '../../i18n/messages';
import { BILLED_BY_TEXT, CYCLE_TEXT, PER_TEXT } from '../../i18n/planTexts';
import { useFullDate } from '../../i18n/useFullDate';
import { useText } from '../../i18n/useText';

/** What a tile says about the payment of a plan. */
interface PlanFacts {
  /** The next payment or the end. */
  readonly headline?: string | undefined;
  readonly payWay?: string | undefined;
  readonly facts: string[];
}

/** The label of the date; null for a free plan that goes on. */
function dateLabel(detail: SubscriptionDetail): MessageId | null {
  if (detail.isExpire) return 'subscription.endedOn';
  if (!detail.isRenewal || isDeleted(detail)) return 'subscription.endsOn';
  return detail.packageType === PAID_PACKAGE_TYPE ? 'home.renewsOn' : null;
}

/**
 * Price, date, way to pay and cycle of a plan on home. Without its detail: cycle and renewal, because
 * the list has neither date nor price.
 */
export function usePlanFacts(plan: SubscribedPlan, detail: SubscriptionDetail | null): PlanFacts {
  const text = useText();
  const fullDate = useFullDate();
  const isPaid = plan.packageType === PAID_PACKAGE_TYPE;
  const days = daysLeft(plan);
  const renews = detail
    ? detail.isRenewal && !detail.isExpire && !isDeleted(detail)
    : plan.subscribeStatus === SubscribeStatus.Active;
  const daysText = days === null ? [] : [text(renews ? 'plan.renewsIn' : 'plan.endsIn', { days })];
  if (detail === null) {
    if (!isPaid) return { headline: text('plan.free'), facts: daysText };
    const renewal = renews ? [text('subscription.renewal'), text('subscription.renewalOn')] : [];
    return {
      facts: [
        text(CYCLE_TEXT[plan.subscribeCycle]),
        ...(renewal.length > 0 ? [renewal.join(' ')] : []),
        ...daysText,
      ],
    };
  }
  const label = dateLabel(detail);
  const date = label && fullDate(detail.nextRenewal);
  const dated = label && date ? `${text(label)} ${date}` : undefined;
  if (!isPaid) {
    const free = text('plan.free');
    return dated
      ? { headline: dated, facts: [free, ...daysText] }
      : { headline: free, facts: daysText };
  }
  const price = formatPrice(toCents(detail.price));
  if (date && !detail.whetherPay && !detail.isRenewal && !detail.isExpire) {
    return { headline: text('subscription.now.freeUntil', { date }), facts: daysText };
  }
  const pricePerCycle = `${price} ${text(PER_TEXT[detail.subScribeType])}`;
  if (!isPaidAgain(detail)) return { headline: dated, facts: [pricePerCycle, ...daysText] };
  const payWay = detail.payMode === null ? undefined : text(BILLED_BY_TEXT[detail.payMode]);
  // The sum of the next payment is not known while a change is pending, nor in the store.
  const known = date !== null && detail.packageChangeRecord === null && !isStorePlan(detail);
  if (!known) return { headline: dated, payWay, facts: [pricePerCycle, ...daysText] };
  const cycle = text(CYCLE_TEXT[detail.subScribeType]);
  return {
    headline: text('home.amountOn', { price, date }),
    payWay,
    facts: [text('home.cyclePlusTax', { cycle }), ...daysText],
  };
}
