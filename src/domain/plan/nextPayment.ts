import { PAID_PACKAGE_TYPE } from '@homeview/contracts/vocabulary/order/packageType';
import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { toCents } from '../offer/price';
import { isDeleted, isStorePlan } from './renewal';

/** The subscription fields that tell what is paid next. */
interface DatedPlan {
  readonly packageName: string;
  readonly packageType: number;
  readonly goodsStatus: number;
  readonly isRenewal: boolean;
  readonly isExpire: boolean;
  readonly nextRenewal: string | null;
  readonly price: number;
  readonly payMode: PayMode | null;
  readonly packageChangeRecord: unknown;
}

/** What happens next: a payment, the end of a plan that is not paid again, or neither. */
type NextPayment =
  | { readonly kind: 'payment'; readonly moment: string; readonly cents: number | undefined }
  | { readonly kind: 'end'; readonly moment: string; readonly planName: string }
  | { readonly kind: 'none' };

const atMs = (moment: string): number => new Date(moment).getTime();

const earliest = <P extends DatedPlan>(plans: readonly P[]) =>
  plans
    .flatMap((plan) => (plan.nextRenewal === null ? [] : [{ plan, moment: plan.nextRenewal }]))
    .sort((a, b) => atMs(a.moment) - atMs(b.moment))[0];

/**
 * The next payment for these plans, or the first end if none renews. Undefined if that is not known:
 * a plan is not loaded, or renews at an unknown date. The amount is not known if the plan changes, or
 * if the store bills it.
 */
export function nextPayment(plans: readonly (DatedPlan | null)[]): NextPayment | undefined {
  const loaded = plans.filter((plan) => plan !== null);
  if (loaded.length < plans.length) return undefined;
  const live = loaded.filter((plan) => !plan.isExpire);
  const renewing = live.filter(
    (plan) => plan.isRenewal && !isDeleted(plan) && plan.packageType === PAID_PACKAGE_TYPE,
  );
  if (renewing.some(({ nextRenewal }) => nextRenewal === null)) return undefined;
  const payment = earliest(renewing);
  if (payment) {
    const { plan, moment } = payment;
    const known = plan.packageChangeRecord === null && !isStorePlan(plan);
    return { kind: 'payment', moment, cents: known ? toCents(plan.price) : undefined };
  }
  const end = earliest(live.filter(({ isRenewal }) => !isRenewal));
  return end
    ? { kind: 'end', moment: end.moment, planName: end.plan.packageName }
    : { kind: 'none' };
}
