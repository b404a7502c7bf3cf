import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import type { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import type { MessageId } from './messages';

/** Text and tone of a subscription's state. */
export const STATUS_TEXT: Readonly<Record<SubscribeStatus, MessageId>> = {
  [-1]: 'plan.status.none',
  0: 'plan.status.none',
  1: 'plan.status.active',
  2: 'plan.status.cancelling',
  3: 'plan.status.activating',
};

export const STATUS_TONE = {
  [-1]: 'ended',
  0: 'ended',
  1: 'active',
  2: 'ending',
  3: 'pending',
} as const satisfies Readonly<Record<SubscribeStatus, string>>;

/** The billing cycle. */
export const CYCLE_TEXT: Readonly<Record<PlanUnit, MessageId>> = {
  day: 'plan.cycle.day',
  month: 'plan.cycle.month',
  year: 'plan.cycle.year',
};

/** Suffix of a price: "/ month". */
export const PER_TEXT: Readonly<Record<PlanUnit, MessageId>> = {
  day: 'plan.per.day',
  month: 'plan.per.month',
  year: 'plan.per.year',
};

/** Who bills a plan. The store takes the payment by whichever method the customer has there. */
export const BILLED_BY_TEXT: Readonly<Record<PayMode, MessageId>> = {
  [PayMode.PayPal]: 'pay.method.paypal',
  [PayMode.ApplePay]: 'subscription.appStore',
  [PayMode.CreditCard]: 'pay.method.creditCard',
};
