import { api, plansChanged } from '../../../api/api';
import type { Dispatch } from '../../../api/dispatch';

/**
 * Refetches the mounted plan queries and waits: leaving earlier would show for
 * a moment what is no longer so. Never rejects; what cannot be fetched stays as it is held.
 */
export async function refetchPlans(dispatch: Dispatch): Promise<void> {
  dispatch(plansChanged());
  await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
}
