import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { PAID_PACKAGE_TYPE } from '@homeview/contracts/vocabulary/order/packageType';
import { isDeleted, isStorePlan } from './renewal';
import type { RenewablePlan } from './renewal';

/** Why a plan can be neither renewed nor changed here, or only one of the two. Spec 4. */
export type UnavailableReason =
  'deleted' | 'store' | 'processing' | 'free' | 'notRenewable' | 'ended';

/** The fields of a subscription that stand in the way. Spec 3. */
export interface PlanStatus extends RenewablePlan {
  readonly goodsStatus: number;
  readonly isExpire: boolean;
}

/** In the way of renewal and change alike, the gravest first. */
function common(plan: PlanStatus): UnavailableReason | null {
  if (isDeleted(plan)) return 'deleted';
  if (isStorePlan(plan)) return 'store';
  // Paying for more of what is not settled yet could charge twice.
  return plan.orderStatus === OrderStatus.Processing ? 'processing' : null;
}

/** What keeps a plan from being paid for another period; null if nothing does. */
export function whyNotRenewable(plan: PlanStatus): UnavailableReason | null {
  const obstacle = common(plan);
  if (obstacle) return obstacle;
  if (plan.packageType !== PAID_PACKAGE_TYPE) return 'free';
  return plan.isSupportRenew ? null : 'notRenewable';
}

/** What keeps a plan from becoming another one; null if nothing does. */
export const whyNotChangeable = (plan: PlanStatus): UnavailableReason | null =>
  common(plan) ?? (plan.isExpire ? 'ended' : null);
