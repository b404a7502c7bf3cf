import { PACKAGE_LEVEL } from '../../vocabulary/order/ordering';
import type {
  DowngradeDetail,
  PlanDevice,
  SubscribedPlan,
  SubscriptionDetail,
  UnboundDevice,
} from './subscription.schemas';

/** A row of the home list; single fields can be replaced. */
export const subscribedPlanExample = (fields: Partial<SubscribedPlan> = {}): SubscribedPlan => ({
  packageId: '70001',
  packageName: 'Cloud Recording',
  packageType: 1,
  subscribeStatus: 1,
  expiredDays: 12,
  subscribeCycle: 'month',
  payMode: 1,
  buyNum: 1,
  supportedDevNum: 1,
  devNum: 1,
  ...fields,
});

/** A device under a plan; single fields can be replaced. */
export const planDeviceExample = (fields: Partial<PlanDevice> = {}): PlanDevice => ({
  deviceId: '40001',
  deviceName: 'Front door',
  lockStatus: 0,
  ...fields,
});

/** A device without a plan; single fields can be replaced. */
export const unboundDeviceExample = (fields: Partial<UnboundDevice> = {}): UnboundDevice => ({
  deviceId: '40002',
  deviceName: 'Garden',
  ...fields,
});

/** A subscription that renews every month; single fields can be replaced. */
export const subscriptionDetailExample = (
  fields: Partial<SubscriptionDetail> = {},
): SubscriptionDetail => ({
  packageName: 'Cloud Recording',
  packageDesc: '30 days of recordings#AI detection#Rich notifications',
  orderType: 'buy',
  subScribeType: 'month',
  subScribeStatus: 1,
  goodsStatus: 1,
  whetherPay: true,
  isRenewal: true,
  nextRenewal: '2026-12-03T09:30:00Z',
  packageType: 1,
  price: 2.99,
  isSupportRenew: true,
  devList: [planDeviceExample()],
  maxDevNum: 1,
  orderStatus: 5,
  payMode: 1,
  isUnlimited: false,
  isRenewPackage: false,
  isExpire: false,
  level: PACKAGE_LEVEL,
  planUnit: 'month',
  homeId: '30001',
  canUpgrade: true,
  canDowngrade: false,
  changeStatus: 0,
  packageChangeRecord: null,
  ...fields,
});

/** A downgrade to one device, before the devices were selected; single fields can be replaced. */
export const downgradeDetailExample = (fields: Partial<DowngradeDetail> = {}): DowngradeDetail => ({
  maxDevNum: 1,
  devList: [planDeviceExample()],
  goodsPrice: 3.99,
  isSelected: false,
  ...fields,
});
