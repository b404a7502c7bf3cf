import { ActivityStatus } from '@homeview/contracts/vocabulary/plan/activityStatus';
import type { Activity } from '../entities';
import { refuse } from '../refusal';
import { byId } from '../world';
import type { World } from '../world';

/**
 * Status of a running promotion. The specification names only two others, so this number is
 * assumed.
 */
const RUNNING = 1;

/** @throws Refusal 400 when there is no such promotion. */
export function knownActivity(world: World, id: string): Activity {
  const activity = byId(world.activities, id);
  if (!activity) throw refuse('This promotion does not exist.');
  return activity;
}

/** The status of a promotion at `now`. Its start and end moments both count as running. */
export function activityStatus({ startTime, endTime }: Activity, now: Date): number {
  if (now < new Date(startTime)) return ActivityStatus.NotStarted;
  return now > new Date(endTime) ? ActivityStatus.Expired : RUNNING;
}

/** @throws Refusal 400 when the promotion is unknown, has not started, or is over. */
export function checkRunning(world: World, id: string, now: Date): void {
  const status = activityStatus(knownActivity(world, id), now);
  if (status === ActivityStatus.NotStarted) throw refuse('This promotion hasn’t started yet.');
  if (status === ActivityStatus.Expired) throw refuse('This promotion has expired.');
}
