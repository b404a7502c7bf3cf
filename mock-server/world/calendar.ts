import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';

/** One day in ms. */
export const DAY_MS = 86_400_000;

/** Adds calendar months in UTC; the 31st becomes the last day of a shorter month. */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to;
}

export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

/** Adds `count` plan units: days, calendar months or years. */
export function addUnits(from: Date, unit: PlanUnit, count: number): Date {
  if (unit === 'day') return addDays(from, count);
  return addMonths(from, unit === 'year' ? count * 12 : count);
}

/** The end of the n-th period after a plan's first day, so that the 31st stays the 31st. */
export const periodEnd = ({ anchor }: { anchor: string }, unit: PlanUnit, n: number): string =>
  addUnits(new Date(anchor), unit, n).toISOString();

const DURATION =
  /^([+-])?P(?!$)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?!$)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** Adds an ISO 8601 duration such as `P1M`, `PT10M` or `-P3D`; null if it is invalid. */
export function addDuration(from: Date, duration: string): Date | null {
  const match = DURATION.exec(duration);
  if (!match) return null;
  const sign = match[1] === '-' ? -1 : 1;
  const part = (index: number) => sign * Number(match[index] ?? 0);
  const moved = addMonths(from, part(2) * 12 + part(3));
  const seconds = part(6) * 3600 + part(7) * 60 + part(8);
  return new Date(moved.getTime() + (part(4) * 7 + part(5)) * DAY_MS + seconds * 1000);
}
