import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { PAID_PACKAGE_TYPE } from '@homeview/contracts/vocabulary/order/packageType';
import { isDeleted, isStorePlan } from './renewal';
import type { RenewablePlan } from './renewal';

/** Why a plan cannot be renewed, changed, or both. */
export type UnavailableReason =
  'deleted' | 'store' | 'processing' | 'free' | 'notRenewable' | 'ended';

/** The subscription fields that can block a renewal or change. */
export interface PlanStatus extends RenewablePlan {
  readonly goodsStatus: number;
  readonly isExpire: boolean;
}

/** Reasons that block both renewal and change, most severe first. */
function common(plan: PlanStatus): UnavailableReason | null {
  if (isDeleted(plan)) return 'deleted';
  if (isStorePlan(plan)) return 'store';
  // Another payment during a pending order could charge twice.
  return plan.orderStatus === OrderStatus.Processing ? 'processing' : null;
}

/** Why a plan cannot be renewed; null if it can. */
export function whyNotRenewable(plan: PlanStatus): UnavailableReason | null {
  const reason = common(plan);
  if (reason) return reason;
  if (plan.packageType !== PAID_PACKAGE_TYPE) return 'free';
  return plan.isSupportRenew ? null : 'notRenewable';
}

/** Why a plan cannot be changed; null if it can. */
export const whyNotChangeable = (plan: PlanStatus): UnavailableReason | null =>
  common(plan) ?? (plan.isExpire ? 'ended' : null);
