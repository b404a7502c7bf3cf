import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';

const DAY_MS = 86_400_000;
const MONTHS_OF_YEAR = 12;
const LONGEST_MONTH = 31;

/** Day 0 of the next month is the last day of this month. */
const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** Adds calendar months in UTC; the 31st becomes the last day of a shorter month. */
function addMonths(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  to.setUTCDate(Math.min(from.getUTCDate(), daysInMonth(to.getUTCFullYear(), to.getUTCMonth())));
  return to;
}

/** The end of a period that is not paid yet. */
export interface PaidUntil {
  readonly end: Date;
  /**
   * False if the service may count from a later day of the month than `from` shows: a plan of the
   * 31st ends on the last day of February, so the period may be up to three days longer.
   */
  readonly exact: boolean;
}

/** The end of another period after `from`, the end of the current one. */
export function onePeriodAfter(from: Date, unit: PlanUnit): PaidUntil {
  if (unit === 'day') return { end: new Date(from.getTime() + DAY_MS), exact: true };
  const day = from.getUTCDate();
  const last = daysInMonth(from.getUTCFullYear(), from.getUTCMonth());
  return {
    end: addMonths(from, unit === 'year' ? MONTHS_OF_YEAR : 1),
    exact: day < last || last === LONGEST_MONTH,
  };
}
