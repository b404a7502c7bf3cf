import type { Activity } from './activity.schemas';

/** A promotion that runs; single fields can be replaced. */
export const activityExample = (fields: Partial<Activity> = {}): Activity => ({
  status: 1,
  startTime: '2026-11-14T00:00:00Z',
  endTime: '2026-11-28T00:00:00Z',
  ...fields,
});
