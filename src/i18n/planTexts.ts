import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import type { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';
import { formatDate } from './formatDate';
import type { MessageId } from './messages';
import type { Translate } from './useText';

/** Text and tone of a subscription's state. Spec 4. */
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

/** The billing cycle. Spec 1. */
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

/** A change pending until the end of the period, and that date. Spec 3. */
interface WaitingChange {
  readonly packageChangeRecord: { readonly buyNum: number; readonly maxDevNum: number } | null;
  readonly nextRenewal: string | null;
}

/** The start and coverage of a pending change; null if there is none. */
export function pendingChangeText(
  text: Translate,
  { packageChangeRecord: change, nextRenewal }: WaitingChange,
): string | null {
  if (change === null) return null;
  const date = formatDate(nextRenewal);
  if (change.buyNum === UNLIMITED_DEVICES) {
    return date === null
      ? text('subscription.pendingChangeUnlimitedUndated')
      : text('subscription.pendingChangeUnlimited', { date });
  }
  const count = change.maxDevNum;
  return date === null
    ? text('subscription.pendingChangeUndated', { count })
    : text('subscription.pendingChange', { count, date });
}
