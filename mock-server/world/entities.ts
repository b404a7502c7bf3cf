import type { InferType } from 'yup';
import { BILL_KINDS } from '@homeview/contracts/customer/customerTraits';
import { BILLING_COUNTRIES } from '@homeview/contracts/vocabulary/billingCountry';
import { LOCK_STATUSES } from '@homeview/contracts/vocabulary/plan/lockStatus';
import { PAY_MODES, PAY_PROVIDERS } from '@homeview/contracts/vocabulary/order/payMode';
import { PLAN_UNITS } from '@homeview/contracts/vocabulary/plan/planUnit';
import { SUBSCRIBE_STATUSES } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import {
  flag,
  listOf,
  moment,
  oneOf,
  record,
  text,
  wholeNumber,
} from '@homeview/contracts/domains/wire';

/**
 * The entities of a world; handlers translate them to the wire. They are schemas, so the same lines
 * give the types and validate uploaded snapshots. Moments are ISO 8601 in UTC, amounts are integer
 * cents.
 */
export const account = record({
  id: text(),
  username: text(),
  /** Stored in plain text, since these are not real people. */
  password: text(),
  nickname: text(),
  /** The expected second-factor code; null for an account without a second factor. */
  secondFactorCode: text().nullable(),
});

/** A token; `id` is the token itself. */
export const token = record({
  id: text(),
  /** `replaced` means that the customer has signed in elsewhere since. */
  kind: oneOf(['access', 'refresh', 'replaced'] as const),
  accountId: text(),
  expiresAt: moment(),
});

/** A pending second factor; `id` is the sign that the client sends back. */
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
  /** The plan that covers the device, or null. */
  planId: text().nullable(),
  /** 1 when the device is chosen for the next plan. */
  lockStatus: oneOf(LOCK_STATUSES),
});

export const goods = record({
  id: text(),
  name: text(),
  description: text(),
  /** The number of devices that a limited price of these goods covers. */
  maxDevNum: wholeNumber(),
  payMark: flag(),
  supportRenew: flag(),
  timeCount: wholeNumber(),
  timeUnit: oneOf(PLAN_UNITS),
  typeId: text(),
  /** The package level; the portal requests level 15. */
  level: wholeNumber(),
  /** False when no longer sold; existing plans continue. */
  onOffer: flag(),
  /** True when deleted at the backend; its plans run out and cannot be changed. */
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
  /** True once the customer has chosen which devices stay. */
  chosen: flag(),
});

/** A customer's plan. Its devices are those whose `planId` names it. */
export const plan = record({
  id: text(),
  accountId: text(),
  houseId: text(),
  goodsId: text(),
  priceId: text(),
  payMode: oneOf(PAY_MODES).nullable(),
  status: oneOf(SUBSCRIBE_STATUSES),
  /**
   * Start of the first period. Later periods are counted from it, so that the 31st stays the 31st.
   */
  anchor: moment(),
  /** The number of periods paid so far. */
  periods: wholeNumber().min(1),
  /** The current period. */
  start: moment(),
  end: moment(),
  /** How the customer got the plan: `orderType` on the wire. */
  origin: text(),
  /** When a renewal that was turned on takes effect (status 3 until then); otherwise null. */
  activeFrom: moment().nullable(),
  /** True while a renewal is processed; it cannot be turned off during that time. */
  renewalLocked: flag(),
  change: planChange.nullable(),
});

/** A completed or failed refund. */
const refund = record({ id: text(), at: moment(), cents: wholeNumber().min(0) });

export const order = record({
  id: text(),
  accountId: text(),
  houseId: text(),
  kind: oneOf(BILL_KINDS),
  goodsId: text(),
  priceId: text(),
  deviceIds: listOf(text()),
  /** The amount due now, without tax. */
  cents: wholeNumber().min(0),
  taxCents: wholeNumber().min(0),
  currency: text(),
  /** An OrderStatus. */
  status: wholeNumber(),
  createdAt: moment(),
  paidAt: moment().nullable(),
  payMode: oneOf(PAY_MODES).nullable(),
  /**
   * The plan that was paid for; set at payment, or from the start for a renewal, change or
   * extension.
   */
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
  /** When the provider confirms a payment that the customer has made; otherwise unset. */
  confirmsAt: moment().nullable().optional(),
});

/** A used Idempotency-Key; `id` is the account and the key. */
export const idempotencyKey = record({ id: text(), fingerprint: text(), orderId: text() });

/** A gift card; `id` is its code. */
export const giftCard = record({
  id: text(),
  goodsId: text(),
  /** The price whose period the card pays for. */
  priceId: text(),
  /** The order that used the card, or null. */
  orderId: text().nullable(),
});

/** A promotion; the clock decides whether it runs. */
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
