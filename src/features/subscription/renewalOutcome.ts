import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { formatPrice, toCents } from '../../domain/offer/price';
import type { Translate } from '../../i18n/useText';

/** Writes texts and dates. */
export interface Writer {
  readonly text: Translate;
  /** `useFullDate`. */
  readonly fullDate: (moment: string | null) => string | null;
}

export interface TurnTerms {
  /** The freshly fetched plan. */
  readonly now: SubscriptionDetail;
  /** The price of its next period, in currency units as the service sends it. */
  readonly nextPrice: number;
}

/** What has happened to the renewal, in words. */
export function changedText(
  on: boolean,
  { now, nextPrice }: TurnTerms,
  { text, fullDate }: Writer,
): string {
  const date = fullDate(now.nextRenewal);
  const what = on ? 'on' : 'off';
  return text('operation_successful', {
    what: date === null ? `${what}Undated` : what,
    date: date ?? '',
    price: formatPrice(toCents(nextPrice)),
  });
}

/** What is still true after a failure. The price of a pending change is not known here. */
export function unchangedText(plan: SubscriptionDetail, { text, fullDate }: Writer): string {
  const date = fullDate(plan.nextRenewal);
  const isKnown = date !== null && (!plan.isRenewal || plan.packageChangeRecord === null);
  const state = plan.isRenewal ? 'on' : 'off';
  return text('renewal.unchanged', {
    state: isKnown ? state : `${state}Undated`,
    date: date ?? '',
    price: formatPrice(toCents(plan.price)),
  });
}
