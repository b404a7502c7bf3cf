import { daysUntil } from './daysUntil';
import { isDeleted } from './renewal';

/** How many days before its end a plan is called ending. */
const ENDING_DAYS = 7;

interface EndingPlan {
  readonly isExpire: boolean;
  readonly isRenewal: boolean;
  readonly goodsStatus: number;
  readonly nextRenewal: string | null;
}

/**
 * Days until a plan without renewal ends, in the customer's time zone: 0 today, 1 tomorrow. Null until seven
 * days before its end.
 */
export function daysUntilEnd(plan: EndingPlan, now: Date | null): number | null {
  const { isExpire, isRenewal, nextRenewal } = plan;
  if (isExpire || nextRenewal === null || now === null) return null;
  if (isRenewal && !isDeleted(plan)) return null;
  const days = daysUntil(nextRenewal, now);
  return days <= ENDING_DAYS ? Math.max(0, days) : null;
}
