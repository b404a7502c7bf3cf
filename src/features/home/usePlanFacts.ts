import type {
  SubscribedPlan,
  SubscriptionDetail,
} from '@homeview/contracts/domains/subscription/subscription.schemas';
import { PAID_PACKAGE_TYPE } from '@homeview/contracts/vocabulary/order/packageType';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import { formatPrice, toCents } from '../../domain/offer/price';
import { formatDate } from '../../i18n/formatDate';
import type { MessageId } from '../../i18n/messages';
import { CYCLE_TEXT, PER_TEXT } from '../../i18n/planTexts';
import { useText } from '../../i18n/useText';

interface Fact {
  readonly label: string;
  readonly value: string;
}

const isPaid = ({ packageType }: { readonly packageType: number }): boolean =>
  packageType === PAID_PACKAGE_TYPE;

/** The label of the date; null for a free plan that goes on. */
function dateLabel(detail: SubscriptionDetail): MessageId | null {
  if (detail.isExpire) return 'subscription.endedOn';
  if (!detail.isRenewal) return 'subscription.endsOn';
  return isPaid(detail) ? 'home.renewsOn' : null;
}

/**
 * Date, price and cycle of a plan on home. Without its detail: cycle and renewal, because the list
 * has neither date nor price.
 */
export function usePlanFacts(plan: SubscribedPlan, detail: SubscriptionDetail | null): Fact[] {
  const text = useText();
  const billing = text('plan.billing');
  if (!isPaid(plan)) {
    const facts = [{ label: billing, value: text('plan.free') }];
    return detail ? [...dateFact(), ...facts] : facts;
  }
  if (detail === null) {
    const renews = plan.subscribeStatus === SubscribeStatus.Active;
    return [
      { label: billing, value: text(CYCLE_TEXT[plan.subscribeCycle]) },
      ...(renews
        ? [{ label: text('subscription.renewal'), value: text('subscription.renewalOn') }]
        : []),
    ];
  }
  const price = formatPrice(toCents(detail.price));
  const per = text(PER_TEXT[detail.subScribeType]);
  return [...dateFact(), { label: text('subscription.price'), value: `${price} ${per}` }];

  function dateFact(): Fact[] {
    const label = detail && dateLabel(detail);
    const value = formatDate(detail?.nextRenewal ?? null);
    return label && value ? [{ label: text(label), value }] : [];
  }
}
