import { plansChanged } from '../../api/api';
import { refusalText } from '../../api/request/apiError';
import { useAppDispatch } from '../../api/dispatch';
import { useSubscriptionDetail } from '../../api/endpoints/subscription.api';
import { useOwnership } from '../../checkout/plan/useOwnership';
import type { MessageId } from '../../i18n/messages';
import { useAppActive } from '../../shell/native/useAppActive';
import { closedPlanText } from './closedPlanText';

/**
 * The subscription whose devices are changed. The native app changes devices too, so returning from
 * it refetches all mounted plan queries.
 */
export function usePlan(id: string) {
  const query = useSubscriptionDetail(id);
  const dispatch = useAppDispatch();
  useAppActive(() => dispatch(plansChanged()));
  // Rejection 400 means that the service does not know this id, so a retry cannot help.
  const unknown = query.currentData === undefined && refusalText(query.error) !== null;
  const detail = query.currentData;
  const { settled, notOwner } = useOwnership(detail?.homeId);
  // Why the plan is read-only; null if it can be changed.
  const ofPlan = detail ? closedPlanText(detail) : null;
  const reason: MessageId | null = notOwner ? 'home.noHousesMessage' : ofPlan;
  return { query, unknown, settled, notOwner, reason };
}
