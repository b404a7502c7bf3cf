import { ActivityStatus } from '@homeview/contracts/vocabulary/plan/activityStatus';
import type { Activity } from '../entities';
import { refuse } from '../refusal';
import { byId } from '../world';
import type { World } from '../world';

/** Status of a promotion that runs: any but the two that are named (assumed). Spec 4. */
const RUNNING = 1;

/** @throws Refusal 400: there is no such promotion. */
export function knownActivity(world: World, id: string): Activity {
  const activity = byId(world.activities, id);
  if (!activity) throw refuse('This promotion does not exist.');
  return activity;
}

/** Where a promotion stands by the clock. It runs from its first to its last moment. */
export function activityStatus({ startTime, endTime }: Activity, now: Date): number {
  if (now < new Date(startTime)) return ActivityStatus.NotStarted;
  return now > new Date(endTime) ? ActivityStatus.Expired : RUNNING;
}

/** @throws Refusal 400: a promotion that is unknown, has not started, or is over. */
export function checkRunning(world: World, id: string, now: Date): void {
  const status = activityStatus(knownActivity(world, id), now);
  if (status === ActivityStatus.NotStarted) throw refuse('This promotion has not started yet.');
  if (status === ActivityStatus.Expired) throw refuse('This promotion has expired.');
}
