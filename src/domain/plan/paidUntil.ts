import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

const LONGEST_MONTH = 31;

/** The end of a period that is not paid yet. */
export interface PaidUntil {
  readonly end: Date;
  /**
   * False if the service may count from a later day of the month than `from` shows: a plan of the
   * 31st ends on the last day of February, so the period may be up to three days longer.
   */
  readonly exact: boolean;
}

/** The end of another period in UTC after `from`, the end of the current one. */
export function onePeriodAfter(from: Date, unit: PlanUnit): PaidUntil {
  const start = dayjs.utc(from);
  const last = start.daysInMonth();
  return {
    end: start.add(1, unit).toDate(),
    exact: unit === 'day' || start.date() < last || last === LONGEST_MONTH,
  };
}
