/** Length of one paid period. */
export const PLAN_UNITS = ['day', 'month', 'year'] as const;
export type PlanUnit = (typeof PLAN_UNITS)[number];

export const PLAN_UNIT_MEANINGS: Readonly<Record<PlanUnit, string>> = {
  day: 'one day',
  month: 'one month',
  year: 'one year',
};
