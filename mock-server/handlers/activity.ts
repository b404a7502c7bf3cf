import type { Handlers } from '../calls/handler';
import { activityStatus, knownActivity } from '../world/accounts/activities';

/** The status of a promotion by the sandbox's clock. */
export const activityHandlers: Handlers<'activity'> = {
  activity: ({ activityId }, { world, now }) => {
    const activity = knownActivity(world, activityId);
    const { startTime, endTime } = activity;
    return { status: activityStatus(activity, now), startTime, endTime };
  },
};
