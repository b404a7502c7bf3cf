import type { InferType } from 'yup';
import { PAY_MODES, PAY_PROVIDERS } from '@homeview/contracts/vocabulary/payMode';
import { PLAN_UNITS } from '@homeview/contracts/vocabulary/planUnit';
import { SUBSCRIBE_STATUSES } from '@homeview/contracts/vocabulary/subscribeStatus';
import { flag, listOf, moment, oneOf, record, text, wholeNumber } from '@homeview/contracts/wire';

/**
 * What exists in a world. These are not the shapes of the wire: handlers translate. Written as
 * schemas so that a snapshot somebody uploads is checked by the same lines that give the types.
 * Moments are ISO 8601 in UTC, amounts are integer cents.
 */
export const account = record({
  id: text(),
  username: text(),
  /** In plain text: nobody real lives here. */
  password: text(),
  nickname: text(),
  /** The code a second factor expects, or null for an account without one. */
  secondFactorCode: text().nullable(),
});

/** An access or refresh token; `id` is the token itself. */
export const token = record({
  id: text(),
  kind: oneOf(['access', 'refresh'] as const),
  accountId: text(),
  expiresAt: moment(),
});

/** A second factor that was asked for; `id` is the sign the client sends back. */
export const challenge = record({ id: text(), accountId: text(), sentAt: moment() });

/** A house as one account sees it. */
export const house = record({
  id: text(),
  accountId: text(),
  name: text(),
  isOwner: flag(),
  isDefault: flag(),
});

export const device = record({
  id: text(),
  houseId: text(),
  name: text(),
  kind: oneOf(['camera', 'light'] as const),
  /** The plan that covers it, or null. */
  planId: text().nullable(),
  lockStatus: oneOf([0, 1] as const),
});

export const goods = record({
  id: text(),
  name: text(),
  description: text(),
  /** Devices a limited price of these goods covers. */
  maxDevNum: wholeNumber(),
  payMark: flag(),
  supportRenew: flag(),
  timeCount: wholeNumber(),
  timeUnit: oneOf(PLAN_UNITS),
  typeId: text(),
  /** False: no longer sold, though plans of it go on. */
  onOffer: flag(),
});

export const price = record({
  id: text(),
  goodsId: text(),
  planUnit: oneOf(PLAN_UNITS),
  buyNum: wholeNumber(),
  cents: wholeNumber().min(0),
  currency: text(),
  appleGoodsId: text(),
});

/** A plan somebody holds. Which devices it covers is said by the devices. */
export const plan = record({
  id: text(),
  accountId: text(),
  houseId: text(),
  goodsId: text(),
  priceId: text(),
  payMode: oneOf(PAY_MODES).nullable(),
  status: oneOf(SUBSCRIBE_STATUSES),
  /** When the first period began: later ones are counted from it, so that the 31st stays the 31st. */
  anchor: moment(),
  /** Periods paid so far. */
  periods: wholeNumber().min(1),
  /** The current period. */
  start: moment(),
  end: moment(),
});

export const order = record({
  id: text(),
  accountId: text(),
  houseId: text(),
  kind: oneOf(['buy', 'renew'] as const),
  goodsId: text(),
  priceId: text(),
  deviceIds: listOf(text()),
  cents: wholeNumber().min(0),
  currency: text(),
  /** An OrderStatus. */
  status: wholeNumber(),
  createdAt: moment(),
  paidAt: moment().nullable(),
  payMode: oneOf(PAY_MODES).nullable(),
  /** The plan it paid for, once paid. */
  planId: text().nullable(),
  original: wholeNumber(),
  originalRemark: text(),
});

/** A visit to a payment provider's page. */
export const checkout = record({
  id: text(),
  orderId: text(),
  provider: oneOf(PAY_PROVIDERS),
  payMode: oneOf(PAY_MODES),
  successUrl: text(),
  cancelUrl: text(),
  errorUrl: text(),
  /** Proves that a form was rendered by this page. */
  nonce: text(),
});

/** An Idempotency-Key that was used; `id` is account and key. */
export const idempotencyKey = record({ id: text(), fingerprint: text(), orderId: text() });

export type Account = InferType<typeof account>;
export type Token = InferType<typeof token>;
export type Challenge = InferType<typeof challenge>;
export type House = InferType<typeof house>;
export type Device = InferType<typeof device>;
export type Goods = InferType<typeof goods>;
export type Price = InferType<typeof price>;
export type Plan = InferType<typeof plan>;
export type Order = InferType<typeof order>;
export type Checkout = InferType<typeof checkout>;
export type IdempotencyKey = InferType<typeof idempotencyKey>;
