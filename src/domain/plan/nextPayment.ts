import dayjs from 'dayjs';
import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { toCents } from '../offer/price';
import { isPaidAgain, isStorePlan } from './renewal';

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
 * The price of the next period in cents. Undefined if it is not known: the plan changes, or the store
 * bills it.
 */
const nextCents = (plan: DatedPlan): number | undefined =>
  plan.packageChangeRecord === null && !isStorePlan(plan) ? toCents(plan.price) : undefined;

/** The plans that are paid again; undefined if one is not loaded, or renews at an unknown date. */
function renewingOf<P extends DatedPlan>(plans: readonly (P | null)[]): readonly P[] | undefined {
  const loaded = plans.filter((plan) => plan !== null);
  const renewing = loaded.filter(isPaidAgain);
  const known = loaded.length === plans.length && renewing.every((plan) => plan.nextRenewal);
  return known ? renewing : undefined;
}

/**
 * The next payment for these plans, or the first end if none renews. Undefined if that is not known.
 */
export function nextPayment(plans: readonly (DatedPlan | null)[]): NextPayment | undefined {
  const renewing = renewingOf(plans);
  if (renewing === undefined) return undefined;
  const payment = earliest(renewing);
  if (payment) return { kind: 'payment', moment: payment.moment, cents: nextCents(payment.plan) };
  const end = earliest(
    plans.filter((plan) => plan !== null).filter((plan) => !plan.isExpire && !plan.isRenewal),
  );
  return end
    ? { kind: 'end', moment: end.moment, planName: end.plan.packageName }
    : { kind: 'none' };
}

/** The payments of one day. */
interface PaymentDay {
  readonly moment: string;
  readonly count: number;
  /** The sum; undefined if one of the prices is not known. */
  readonly cents: number | undefined;
}

/**
 * The first day, in the customer's time zone, on which some of these plans are paid, and the sum of
 * that day. Null if no plan is paid again; undefined if that is not known.
 */
export function nextPaymentDay(
  plans: readonly (DatedPlan | null)[],
): PaymentDay | null | undefined {
  const renewing = renewingOf(plans);
  const first = renewing && earliest(renewing);
  if (!renewing || !first) return renewing && null;
  const { moment } = first;
  const due = renewing.filter(({ nextRenewal }) => dayjs(nextRenewal).isSame(moment, 'day'));
  const prices = due.map(nextCents);
  const cents = prices.every((price) => price !== undefined)
    ? prices.reduce((sum, price) => sum + price, 0)
    : undefined;
  return { moment, count: due.length, cents };
}
