import type { InferType } from 'yup';
import { BILLING_COUNTRIES } from '@homeview/contracts/vocabulary/billingCountry';
import { LOCK_STATUSES } from '@homeview/contracts/vocabulary/plan/lockStatus';
import { PAY_MODES, PAY_PROVIDERS } from '@homeview/contracts/vocabulary/order/payMode';
import { PLAN_UNITS } from '@homeview/contracts/vocabulary/plan/planUnit';
import { SUBSCRIBE_STATUSES } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import { flag, listOf, moment, oneOf, record, text, wholeNumber } from '@homeview/contracts/wire';

/**
 * What exists in a world. These are not the shapes of the wire: handlers translate. Written as
 * schemas so that a snapshot somebody uploads is checked by the same lines that give the types.
 * Moments are ISO 8601 in UTC, amounts are integer cents.
 */
export const account = record({
  id: text(),
  username: text(),
  /** In plain text: these are no real people. */
  password: text(),
  nickname: text(),
  /** The code a second factor expects, or null for an account without one. */
  secondFactorCode: text().nullable(),
});

/** A token; `id` is the token itself. */
export const token = record({
  id: text(),
  /** `replaced`: it was one of the others until the customer signed in elsewhere. */
  kind: oneOf(['access', 'refresh', 'replaced'] as const),
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
  /** 1: chosen for the plan that comes next. */
  lockStatus: oneOf(LOCK_STATUSES),
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
  /** Package level; the portal asks for 15. */
  level: wholeNumber(),
  /** False: no longer sold, though plans of it go on. */
  onOffer: flag(),
  /** True: taken away altogether; plans of it run out and cannot be changed. */
  deleted: flag(),
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

/** A smaller plan that takes over when the period ends. */
const planChange = record({
  goodsId: text(),
  priceId: text(),
  /** True once the customer has said which devices stay. */
  chosen: flag(),
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
  /** How the customer got it: `orderType` on the wire. */
  origin: text(),
  /** A renewal that was turned on takes effect then (status 3 until); else null. Ruling 6. */
  activeFrom: moment().nullable(),
  /** A renewal is being processed: it cannot be turned off now. */
  renewalLocked: flag(),
  change: planChange.nullable(),
});

/** Money that was given back, or was meant to be. */
const refund = record({ id: text(), at: moment(), cents: wholeNumber().min(0) });

export const order = record({
  id: text(),
  accountId: text(),
  houseId: text(),
  /** `change` puts another package in place of a plan, `extend` makes a plan longer by a gift card. */
  kind: oneOf(['buy', 'renew', 'change', 'extend', 'giftCard', 'trial', 'ruleGive'] as const),
  goodsId: text(),
  priceId: text(),
  deviceIds: listOf(text()),
  /** What is due now, tax excluded. */
  cents: wholeNumber().min(0),
  taxCents: wholeNumber().min(0),
  currency: text(),
  /** An OrderStatus. */
  status: wholeNumber(),
  createdAt: moment(),
  paidAt: moment().nullable(),
  payMode: oneOf(PAY_MODES).nullable(),
  /** The plan it paid for, once paid; that of a renewal, change or extension from the start. */
  planId: text().nullable(),
  giftCardCode: text().nullable(),
  activityId: text().nullable(),
  refund: refund.nullable(),
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

/** A gift card; `id` is its code. */
export const giftCard = record({
  id: text(),
  goodsId: text(),
  /** Whose period it pays for. */
  priceId: text(),
  /** The order that used it up, or null. */
  orderId: text().nullable(),
});

/** A promotion; whether it runs is said by the clock. */
export const activity = record({ id: text(), startTime: moment(), endTime: moment() });

export const billAddress = record({
  id: text(),
  accountId: text(),
  countryCode: oneOf(BILLING_COUNTRIES),
  postal: text(),
  county: text(),
  city: text(),
  state: text(),
  address: text(),
});

/** An uploaded entry of the portal's log, as JSON. */
export const logEntry = record({ id: text(), accountId: text(), record: text() });

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
export type GiftCard = InferType<typeof giftCard>;
export type Activity = InferType<typeof activity>;
export type BillAddress = InferType<typeof billAddress>;
export type LogEntry = InferType<typeof logEntry>;
