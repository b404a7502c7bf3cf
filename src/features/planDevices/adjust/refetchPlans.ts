import { api, plansChanged } from '../../../api/api';
import type { Dispatch } from '../../../api/dispatch';

/**
 * Refetches the mounted plan queries and waits, so that the next page does not show outdated data.
 * Never rejects; a failed query keeps its cached data.
 */
export async function refetchPlans(dispatch: Dispatch): Promise<void> {
  dispatch(plansChanged());
  await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
}
