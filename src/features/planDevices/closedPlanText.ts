import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { isDeleted } from '../../domain/plan/renewal';
import type { MessageId } from '../../i18n/messages';

/** Why a plan is read-only: it has expired or was deleted in the backend; null otherwise. */
export function closedPlanText(detail: SubscriptionDetail): MessageId | null {
  if (detail.isExpire) return 'invalid_service';
  return isDeleted(detail) ? 'change_plan_tips_9' : null;
}
