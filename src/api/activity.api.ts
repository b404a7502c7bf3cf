import { activity } from '@homeview/contracts/activity/activity.endpoints';
import { api } from './api';
import { queryOf } from './fromCatalogue';

export const activityApi = api.injectEndpoints({
  endpoints: (build) => ({ activity: queryOf(build, activity) }),
});
