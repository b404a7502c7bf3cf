import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';
import { changesOnlyPeriod } from '../../domain/plan/planChange';
import type { Translate } from '../../i18n/useText';

/** A change pending until the end of the period, and that date. */
interface WaitingChange {
  readonly packageChangeRecord: { readonly buyNum: number; readonly maxDevNum: number } | null;
  readonly nextRenewal: string | null;
  readonly isUnlimited: boolean;
  readonly maxDevNum: number;
}

/**
 * The start and coverage of a pending change; null if there is none.
 * @param dateText - how its date is shown: `useFullDate`.
 */
export function pendingChangeText(
  text: Translate,
  { packageChangeRecord: change, nextRenewal, ...held }: WaitingChange,
  dateText: (moment: string | null) => string | null,
): string | null {
  if (change === null) return null;
  const date = dateText(nextRenewal);
  if (changesOnlyPeriod(held, change)) {
    return date === null
      ? text('subscription.pendingPeriodUndated')
      : text('subscription.pendingPeriod', { date });
  }
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
