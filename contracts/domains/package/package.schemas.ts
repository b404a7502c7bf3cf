import type { InferType } from 'yup';
import { PAY_MODES } from '../../vocabulary/order/payMode';
import { PLAN_UNITS } from '../../vocabulary/plan/planUnit';
import {
  deviceLimit,
  flag,
  identifier,
  listOf,
  nothing,
  oneOf,
  orderedIdentifier,
  price,
  record,
  text,
  unreadField,
  wholeNumber,
} from '../wire';

const priceEntry = record({
  goodsPriceId: orderedIdentifier(),
  goodsId: identifier(),
  planUnit: oneOf(PLAN_UNITS),
  /** Number of devices covered; UNLIMITED_DEVICES for any number. */
  buyNum: deviceLimit(),
  /** In units of `currency`, at most two decimals, excluding tax. */
  price: price(),
  currency: identifier(),
  appleGoodsId: text(),
});

export const goods = record({
  goodsId: identifier(),
  goodsName: text(),
  /** A `#` marks a line break. */
  description: text(),
  maxDevNum: deviceLimit(),
  payMark: flag(),
  supportRenew: flag(),
  timeCount: unreadField(wholeNumber()),
  timeUnit: unreadField(oneOf(PLAN_UNITS)),
  goodsPriceList: listOf(priceEntry),
  typeId: text(),
});

export const payModeList = { request: nothing(), response: listOf(oneOf(PAY_MODES)) };

export const getRecordGoodsList = {
  request: record({ pageNum: wholeNumber().min(1), pageSize: wholeNumber().min(1) }),
  response: record({ list: listOf(goods) }),
};

export const getGoodsInfoByPackageId = {
  request: record({ packageId: text().min(1) }),
  response: goods,
};

export type PriceEntry = InferType<typeof priceEntry>;
export type Goods = InferType<typeof goods>;
