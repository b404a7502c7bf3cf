import type { InferType } from 'yup';
import { goods } from '../package/package.schemas';
import { BIND_TYPES } from '../../vocabulary/plan/bindType';
import { PAY_MODES } from '../../vocabulary/order/payMode';
import { PLAN_UNITS } from '../../vocabulary/plan/planUnit';
import {
  flag,
  identifier,
  listOf,
  oneOf,
  record,
  text,
  unread,
  unreadField,
  wholeNumber,
} from '../wire';

const subscribedInfo = record({
  planUnit: oneOf(PLAN_UNITS),
  devList: listOf(record({ deviceId: identifier(), deviceName: text() })),
  isApplePayUnlimited: flag(),
  /** The package that already covers all devices, or empty. */
  unlimitPackageId: text(),
  /** The house that holds the store subscription, or empty. */
  applepayHouseId: text(),
  maxDevNum: unreadField(wholeNumber()),
});

/** The parameters of packageBuyInfoV2 are assumed. */
export const subscribedInfoList = {
  request: record({
    payMode: oneOf(PAY_MODES),
    level: wholeNumber(),
    houseId: text().min(1),
  }),
  response: listOf(subscribedInfo),
};

export const deviceBinding = {
  request: record({
    deviceIds: listOf(text().min(1)),
    packageId: text().min(1),
    type: oneOf(BIND_TYPES),
  }),
  response: unread(),
};

export const packageList = {
  /** The last four are optional filters. */
  request: record({
    level: wholeNumber(),
    pageSize: wholeNumber().min(1),
    payMode: oneOf(PAY_MODES),
    goodsId: text().min(1).optional(),
    isSupportRenew: flag().optional(),
    planUnit: oneOf(PLAN_UNITS).optional(),
    excludeLevel: wholeNumber().optional(),
  }),
  response: record({ list: listOf(goods) }),
};

export const paySession = {
  request: record({
    /** A goodsPriceId. */
    priceId: text().min(1),
    packageId: text().min(1),
    payMode: oneOf(PAY_MODES),
    cancelUrl: text().min(1),
    errorUrl: text().min(1),
    successUrl: text().min(1),
  }),
  /** The provider's page, to which the browser is redirected. */
  response: record({ url: text() }),
};

export type DeviceBinding = InferType<(typeof deviceBinding)['request']>;
export type PackageListRequest = InferType<(typeof packageList)['request']>;
export type PaySessionRequest = InferType<(typeof paySession)['request']>;
export type SubscribedInfo = InferType<typeof subscribedInfo>;
