import { activity } from '@homeview/contracts/domains/activity/activity.endpoints';
import { api } from '../api';
import { ONCE } from '../prefetch';
import { queryOf } from './fromCatalogue';

export const activityApi = api.injectEndpoints({
  // An order may be rejected because of its promotion, so this is refetched with the offers.
  endpoints: (build) => ({ activity: queryOf(build, activity, { about: 'offers' }) }),
});

/** The state of a promotion. Needs a session. */
export const { useActivityQuery } = activityApi;
export const fetchActivity = (activityId: string) =>
  activityApi.endpoints.activity.initiate({ activityId }, ONCE);
