import { skipToken } from '@reduxjs/toolkit/query/react';
import { activity } from '@homeview/contracts/domains/activity/activity.endpoints';
import { api } from '../api';
import { freshness, queryOf } from './fromCatalogue';

export const activityApi = api.injectEndpoints({
  // What an order is refused for may be its promotion: it is asked again with the offers.
  endpoints: (build) => ({ activity: queryOf(build, activity, { about: 'offers' }) }),
});

/** Where a promotion stands; waits while none is named. Needs a session. */
export const useActivity = (activityId: string | undefined) =>
  activityApi.useActivityQuery(activityId ? { activityId } : skipToken, freshness(activity));

/** Refetches at once: the promotion may have started or ended in the meantime. */
export const askActivity = (activityId: string) =>
  activityApi.endpoints.activity.initiate({ activityId }, { forceRefetch: true, subscribe: false });
