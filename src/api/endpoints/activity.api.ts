import { skipToken } from '@reduxjs/toolkit/query/react';
import { activity } from '@homeview/contracts/domains/activity/activity.endpoints';
import { api } from '../api';
import { freshness, queryOf } from './fromCatalogue';

export const activityApi = api.injectEndpoints({
  // An order may be rejected because of its promotion, so this is refetched with the offers.
  endpoints: (build) => ({ activity: queryOf(build, activity, { about: 'offers' }) }),
});

/** The state of a promotion; skipped without an id. Needs a session. */
export const useActivity = (activityId: string | undefined) =>
  activityApi.useActivityQuery(activityId ? { activityId } : skipToken, freshness(activity));

/** Refetches at once, because the promotion may have started or ended. */
export const askActivity = (activityId: string) =>
  activityApi.endpoints.activity.initiate({ activityId }, { forceRefetch: true, subscribe: false });
