import { isDeleted } from './renewal';

const DAY_MS = 86_400_000;

/** How many days before its end a plan is called ending. */
const ENDING_DAYS = 7;

interface EndingPlan {
  readonly isExpire: boolean;
  readonly isRenewal: boolean;
  readonly goodsStatus: number;
  readonly nextRenewal: string | null;
}

/** Midnight in the customer's time zone: dates are shown in it. */
const startOfDay = (moment: Date): number => new Date(moment).setHours(0, 0, 0, 0);

/**
 * Days until a plan without renewal ends, by the calendar: 0 today, 1 tomorrow. Null until seven
 * days before its end.
 */
export function daysUntilEnd(plan: EndingPlan, now: Date | null): number | null {
  const { isExpire, isRenewal, nextRenewal } = plan;
  if (isExpire || nextRenewal === null || now === null) return null;
  if (isRenewal && !isDeleted(plan)) return null;
  // Rounded, because a day of a time change has 23 or 25 hours.
  const days = Math.round((startOfDay(new Date(nextRenewal)) - startOfDay(now)) / DAY_MS);
  return days <= ENDING_DAYS ? Math.max(0, days) : null;
}
