import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { PAID_PACKAGE_TYPE } from '@homeview/contracts/vocabulary/order/packageType';
import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';

/** The subscription fields that determine whether renewal can be turned on or off. */
export interface RenewablePlan {
  readonly packageType: number;
  readonly orderStatus: number;
  readonly isSupportRenew: boolean;
  readonly payMode: PayMode | null;
}

/** Pending and refunded orders, whose renewal cannot be turned on or off. */
const UNSETTLED: readonly number[] = [
  OrderStatus.Processing,
  OrderStatus.Refunded,
  OrderStatus.RefundFailed,
];

/** The store renews the plans it bills; our service cannot change that (ADR 8). */
export const isStorePlan = ({ payMode }: Pick<RenewablePlan, 'payMode'>): boolean =>
  payMode === PayMode.ApplePay;

/**
 * Whether the renewal button is shown: these facts alone decide. The service says through
 * isSupportRenew that the store renews a plan, and refuses to renew an expired one.
 */
export const canTurnRenewal = (plan: Omit<RenewablePlan, 'payMode'>): boolean =>
  plan.packageType === PAID_PACKAGE_TYPE &&
  plan.isSupportRenew &&
  !UNSETTLED.includes(plan.orderStatus);

/** The fields that determine whether a smaller plan is pending. */
interface ChangingPlan {
  readonly isExpire: boolean;
  readonly goodsStatus: number;
  readonly devList: readonly unknown[];
  readonly packageChangeRecord: { readonly buyNum: number } | null;
}

/** Whether the customer needs to select the devices that stay in the next plan. */
export const choosesStaying = (plan: ChangingPlan): boolean =>
  !plan.isExpire &&
  !isDeleted(plan) &&
  plan.devList.length > 0 &&
  plan.packageChangeRecord !== null &&
  plan.packageChangeRecord.buyNum !== UNLIMITED_DEVICES;

/** A status below 1 means that the package was deleted: the plan cannot be changed. */
export const isDeleted = ({ goodsStatus }: { readonly goodsStatus: number }): boolean =>
  goodsStatus < 1;

/** Whether a plan is paid again at its next date. */
export const isPaidAgain = (plan: {
  readonly packageType: number;
  readonly goodsStatus: number;
  readonly isRenewal: boolean;
  readonly isExpire: boolean;
}): boolean =>
  plan.isRenewal && !plan.isExpire && !isDeleted(plan) && plan.packageType === PAID_PACKAGE_TYPE;
