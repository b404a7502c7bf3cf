import { plansChanged } from '../../api/api';
import { refusalText } from '../../api/request/apiError';
import { useAppDispatch } from '../../api/dispatch';
import { useSubscriptionDetail } from '../../api/endpoints/subscription.api';
import { useOwnership } from '../../checkout/plan/useOwnership';
import type { MessageId } from '../../i18n/messages';
import { useAppActive } from '../../shell/native/useAppActive';
import { closedPlanText } from './closedPlanText';

/**
 * The subscription whose devices are changed. Back from the app, where devices are changed too, all
 * that shows is fetched again. Spec 4.
 */
export function usePlan(id: string) {
  const query = useSubscriptionDetail(id);
  const dispatch = useAppDispatch();
  useAppActive(() => dispatch(plansChanged()));
  // A refusal (400) is the service not knowing this id: no retry will change that.
  const unknown = query.currentData === undefined && refusalText(query.error) !== null;
  const detail = query.currentData;
  const { settled, notOwner } = useOwnership(detail?.homeId);
  // Why nothing can be changed; with the reason the devices can still be looked at.
  const ofPlan = detail ? closedPlanText(detail) : null;
  const reason: MessageId | null = notOwner ? 'home.noHousesMessage' : ofPlan;
  return { query, unknown, settled, notOwner, reason };
}
