import { plansChanged } from '../../api/api';
import { refusalText } from '../../api/apiError';
import { useAppDispatch } from '../../api/dispatch';
import { useSubscriptionDetail } from '../../api/subscription.api';
import { useAppActive } from '../../shell/useAppActive';

/**
 * The subscription whose devices are changed. Back from the app, where devices are changed too, all
 * that shows is fetched anew. Spec 4.
 */
export function usePlan(id: string) {
  const query = useSubscriptionDetail(id);
  const dispatch = useAppDispatch();
  useAppActive(() => dispatch(plansChanged()));
  // A refusal (400) is the service not knowing this id: no retry will change that.
  const unknown = query.currentData === undefined && refusalText(query.error) !== null;
  return { query, unknown };
}
