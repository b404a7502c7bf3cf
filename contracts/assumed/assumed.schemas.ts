import type { InferType } from 'yup';
import { PAY_MODES } from '../vocabulary/payMode';
import { PLAN_UNITS } from '../vocabulary/planUnit';
import { flag, listOf, oneOf, record, text, wholeNumber } from '../wire';

const subscribedInfo = record({
  planUnit: oneOf(PLAN_UNITS),
  devList: listOf(record({ deviceId: text(), deviceName: text() })),
  isApplePayUnlimited: flag(),
  /** The package that covers all devices already, or empty. */
  unlimitPackageId: text(),
  /** The house that holds the store subscription, or empty. */
  applepayHouseId: text(),
  maxDevNum: wholeNumber(),
});

/** Spec 7 gives the path (packageBuyInfoV2) without parameters; ruling 3 gives the parameters. */
export const subscribedInfoList = {
  request: record({
    payMode: oneOf(PAY_MODES),
    level: wholeNumber(),
    houseId: text().min(1),
  }),
  response: listOf(subscribedInfo),
};

export type SubscribedInfo = InferType<typeof subscribedInfo>;
