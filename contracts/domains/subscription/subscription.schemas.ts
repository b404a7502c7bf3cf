import type { InferType } from 'yup';
import { LOCK_STATUSES } from '../../vocabulary/plan/lockStatus';
import { PAY_MODES } from '../../vocabulary/order/payMode';
import { PLAN_UNITS } from '../../vocabulary/plan/planUnit';
import { SUBSCRIBE_STATUSES } from '../../vocabulary/plan/subscribeStatus';
import {
  count,
  deviceLimit,
  flag,
  identifier,
  listOf,
  moment,
  oneOf,
  price,
  record,
  text,
  unread,
  unreadField,
  wholeNumber,
} from '../wire';

const subscribedPlan = record({
  packageId: identifier(),
  packageName: text(),
  /** 1: paid plan; any other value: free basic plan. */
  packageType: wholeNumber(),
  subscribeStatus: oneOf(SUBSCRIBE_STATUSES),
  /** Days left; null if the service counts none. */
  expiredDays: wholeNumber().nullable(),
  subscribeCycle: oneOf(PLAN_UNITS),
  /** A PayMode; null for a plan without a payment method. */
  payMode: unreadField(oneOf(PAY_MODES)),
  buyNum: unreadField(wholeNumber()),
  /** Maximum number of devices; UNLIMITED_DEVICES for any number. */
  supportedDevNum: deviceLimit(),
  /** Devices bound to the plan now. */
  devNum: count(),
});

const planDevice = record({
  deviceId: identifier(),
  deviceName: text(),
  /** 1: the next plan covers it; 0: it does not (adjust devices). */
  lockStatus: oneOf(LOCK_STATUSES),
});

const subscriptionDetail = record({
  packageName: text(),
  packageDesc: text(),
  /** `ruleGive`, `giftCard` or any other value. */
  orderType: text(),
  subScribeType: oneOf(PLAN_UNITS),
  subScribeStatus: oneOf(SUBSCRIBE_STATUSES),
  /** Below 1: the backend deleted the plan. */
  goodsStatus: wholeNumber(),
  whetherPay: flag(),
  isRenewal: flag(),
  nextRenewal: moment().nullable(),
  packageType: wholeNumber(),
  price: price(),
  isSupportRenew: flag(),
  devList: listOf(planDevice),
  maxDevNum: deviceLimit(),
  orderStatus: wholeNumber(),
  payMode: oneOf(PAY_MODES).nullable(),
  isUnlimited: flag(),
  isRenewPackage: unreadField(flag()),
  isExpire: flag(),
  level: unreadField(wholeNumber()),
  planUnit: oneOf(PLAN_UNITS),
  homeId: identifier(),
  /** Read for a plan of the store only. */
  canUpgrade: flag().nullable(),
  canDowngrade: flag().nullable(),
  changeStatus: unreadField(wholeNumber()),
  /** The change that takes effect at the end of the period, or null. */
  packageChangeRecord: record({ maxDevNum: deviceLimit(), buyNum: deviceLimit() }).nullable(),
});

export const getPackageBindDevList = {
  request: record({
    homeId: text().min(1),
    pageNum: wholeNumber().min(1),
    pageSize: wholeNumber().min(1),
  }),
  response: record({ list: listOf(subscribedPlan) }),
};

export const getPackageSubscribeInfo = {
  request: record({ packageId: text().min(1) }),
  response: subscriptionDetail,
};

/** A device without a plan; the field names are those of a device under a plan (assumed). */
const unboundDevice = record({ deviceId: identifier(), deviceName: text() });

export const getUnbindPackageDevList = {
  request: record({ homeId: text().min(1) }),
  response: listOf(unboundDevice),
};

/** Renewal: 0 off, 1 on. */
const renewal = () => oneOf([0, 1] as const);

export const updateSubscribeStatus = {
  request: record({ packageId: text().min(1), subscribeStatus: renewal() }),
  /** Without `lock` nothing of the answer is read, so any data or none will do. */
  response: unreadField(
    record({
      /** The requested value (assumed): read beside `lock`, where it determines the message. */
      subscribeStatus: renewal().nullable().optional(),
      /** True: renewal cannot be changed now, so nothing was changed. */
      lock: flag().nullable().optional(),
    }),
  ),
};

export const updateDeviceLockStatus = {
  request: record({ deviceId: text().min(1), lockStatus: oneOf(LOCK_STATUSES) }),
  response: unread(),
};

const downgradeDetail = record({
  /** Number of devices the next plan covers. */
  maxDevNum: deviceLimit(),
  devList: listOf(planDevice),
  /** Price of the next plan. */
  goodsPrice: price(),
  /** True once the devices to keep have been selected. */
  isSelected: flag(),
});

export const downgradeDevList = {
  request: record({ packageId: text().min(1) }),
  response: downgradeDetail,
};

export type DowngradeDetail = InferType<typeof downgradeDetail>;
export type RenewalAnswer = InferType<(typeof updateSubscribeStatus)['response']>;
export type SubscribedPlan = InferType<typeof subscribedPlan>;
export type SubscriptionDetail = InferType<typeof subscriptionDetail>;
export type PlanDevice = InferType<typeof planDevice>;
export type UnboundDevice = InferType<typeof unboundDevice>;
