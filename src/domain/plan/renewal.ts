import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { PAID_PACKAGE_TYPE } from '@homeview/contracts/vocabulary/order/packageType';
import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';

/** The fields of a subscription that say whether its renewal is the customer's to turn. Spec 3. */
export interface RenewablePlan {
  readonly packageType: number;
  readonly orderStatus: number;
  readonly isSupportRenew: boolean;
  readonly payMode: PayMode | null;
}

/** Orders that are not settled, or were given back: their plans have no renewal to turn. Spec 4. */
const UNSETTLED: readonly number[] = [
  OrderStatus.Processing,
  OrderStatus.Refunded,
  OrderStatus.RefundFailed,
];

/** The store renews what it bills: our service cannot turn that on or off (ADR 8). */
export const isStorePlan = ({ payMode }: Pick<RenewablePlan, 'payMode'>): boolean =>
  payMode === PayMode.ApplePay;

/** Whether the renewal button shows. Spec 4. */
export const canTurnRenewal = (plan: RenewablePlan): boolean =>
  plan.packageType === PAID_PACKAGE_TYPE &&
  plan.isSupportRenew &&
  !UNSETTLED.includes(plan.orderStatus) &&
  !isStorePlan(plan);

/** What says whether a smaller plan waits, and devices must be chosen that stay. Spec 3. */
interface ChangingPlan {
  readonly isExpire: boolean;
  readonly goodsStatus: number;
  readonly devList: readonly unknown[];
  readonly packageChangeRecord: { readonly buyNum: number } | null;
}

/** Whether the customer has devices to choose that stay when the next plan begins. Spec 4. */
export const choosesStaying = (plan: ChangingPlan): boolean =>
  !plan.isExpire &&
  !isDeleted(plan) &&
  plan.devList.length > 0 &&
  plan.packageChangeRecord !== null &&
  plan.packageChangeRecord.buyNum !== UNLIMITED_DEVICES;

/** Below 1 the service has deleted the package: nothing of the plan can be changed. Spec 4. */
export const isDeleted = ({ goodsStatus }: { readonly goodsStatus: number }): boolean =>
  goodsStatus < 1;
