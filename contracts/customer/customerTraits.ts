import type { InferType } from 'yup';
import { flag, listOf, oneOf, record, text, wholeNumber } from '../domains/wire';
import { PLATFORMS } from '../vocabulary/app/platform';
import { SCREENS } from '../vocabulary/app/screens';
import { BILLING_COUNTRIES } from '../vocabulary/billingCountry';
import { LOCALES } from '../vocabulary/locales';
import { PAY_MODES } from '../vocabulary/order/payMode';
import { PLAN_UNITS } from '../vocabulary/plan/planUnit';
import { UNLIMITED_DEVICES } from '../vocabulary/plan/unlimited';
import { CODE_LIMIT, FAILING_CALLS } from '../vocabulary/reference/reference';
import { VERSION_SHAPE } from '../vocabulary/reference/versionNumber';

/**
 * One customer, described without personal data: scenarios of the mock server are made from it, and
 * the case code of the portal carries it. It has no id, name, address, sum or token; one entry names
 * another by its place in a list, from 0. Days count from the customer's today.
 */

const upTo = (most: number) => wholeNumber().min(0).max(most);
const days = () => wholeNumber().min(-2000).max(4000);
/** `usual` makes case codes of most customers shorter: see `packed.ts`. */
const usually = (usual: boolean) => flag().meta({ usual });
const seldom = { usual: null };

/** The longest lists; `caseCode.ts` leaves out what exceeds them. */
export const MOST = {
  houses: 15,
  runs: 31,
  offers: 15,
  prices: 15,
  plans: 31,
  bills: 63,
  giftCards: 7,
  values: 7,
};
/** The most devices of one run. */
export const MOST_DEVICES = 16_383;

/** A price of an offer. Whether it is free is a trait, the sum is not. */
const price = record({
  cycle: oneOf(PLAN_UNITS),
  /** Devices that it covers; UNLIMITED_DEVICES for any number. */
  devices: wholeNumber().min(UNLIMITED_DEVICES).max(62),
  isFree: usually(false),
  /** The app store sells it. */
  inStore: usually(true),
});

/** A package. */
const offer = record({
  isTrial: usually(false),
  /** Devices that its limited prices cover. */
  devices: wholeNumber().min(UNLIMITED_DEVICES).max(62),
  /** It renews after its period. */
  renews: usually(true),
  needsPayWay: usually(true),
  onSale: usually(true),
  /** The service deleted it; its plans run out. */
  isDeleted: usually(false),
  prices: listOf(price).max(MOST.prices).meta({ usual: 4 }),
});

/** Which price of which offer. */
const choice = {
  offer: upTo(MOST.offers - 1).meta({ usual: 0 }),
  price: upTo(MOST.prices - 1).meta({ usual: 0 }),
};

const plan = record({
  house: upTo(MOST.houses - 1).meta({ usual: 0 }),
  ...choice,
  state: oneOf(['none', 'active', 'cancelling', 'activating'] as const).meta({ usual: 'active' }),
  /** Begin and end of its current period. */
  beganDays: days(),
  endsInDays: days(),
  payMode: oneOf(PAY_MODES).nullable(),
  /** How the customer got it. */
  origin: oneOf(['buy', 'giftCard', 'ruleGive', 'trial'] as const).meta({ usual: 'buy' }),
  /** Renewal cannot be turned off, because one is being processed. */
  isLocked: usually(false),
  /** A smaller plan that takes over when the period ends. */
  change: record({ ...choice, devicesChosen: flag() })
    .nullable()
    .meta(seldom),
});

/** Devices in a row that have the same plan. */
const run = record({
  devices: upTo(MOST_DEVICES),
  plan: upTo(MOST.plans - 1).nullable(),
  /** The customer chose them for the smaller next plan. */
  isKept: usually(false),
});

const house = record({
  isOwner: usually(true),
  isDefault: flag(),
  devices: listOf(run).max(MOST.runs),
});

/** `change` replaces a plan's package, `keep` cancels that; `extend` is a gift card's period. */
export const BILL_KINDS = [
  'buy',
  'renew',
  'change',
  'keep',
  'extend',
  'giftCard',
  'trial',
  'ruleGive',
] as const;
export const BILL_STATES = ['unpaid', 'paid', 'processing', 'refunded', 'refundFailed'] as const;

const bill = record({
  house: upTo(MOST.houses - 1).meta({ usual: 0 }),
  ...choice,
  plan: upTo(MOST.plans - 1).nullable(),
  kind: oneOf(BILL_KINDS),
  state: oneOf(BILL_STATES).meta({ usual: 'paid' }),
  /** When it was ordered, and when its refund succeeded or failed. */
  inDays: days(),
  refundInDays: days().nullable().meta(seldom),
  payMode: oneOf(PAY_MODES).nullable(),
  isTaxed: usually(false),
  /** For another sum than its price has now. */
  atOtherPrice: usually(false),
});

/** The parameters of the portal's addresses. */
export const VALUE_NAMES = [
  'id',
  'packageId',
  'code',
  'variant',
  'goodsId',
  'checkedPriceId',
  'changePackageId',
  'activityId',
  'singleDevTrial',
  'deviceId',
  'status',
  'houses',
  'replace',
] as const;

/** A value of an address of the portal: what its id belongs to, or a word such as `all`. */
export const PLACE_WORDS = ['', '1', 'true', 'all', 'free', 'giftCard', 'renew', 'change'] as const;
const value = record({
  name: oneOf(VALUE_NAMES).meta({ room: 32 }),
  of: oneOf(['plan', 'offer', 'price', 'bill', 'device', 'giftCard', 'promotion', 'word'] as const),
  /**
   * Its place: in the list of that name, of all prices or devices in order, or in PLACE_WORDS. A
   * status of bills is the place in the states of a bill.
   */
  at: upTo(255),
});

export const customerTraits = record({
  session: oneOf([
    'signedIn',
    'signedOut',
    'expired',
    'accessExpired',
    'accessRenewed',
    'replaced',
    'codeSent',
    'codeExpired',
  ] as const).meta({ usual: 'signedIn' }),
  platform: oneOf(PLATFORMS),
  /** Version of the app; null in a browser. */
  appVersion: text().matches(VERSION_SHAPE).nullable(),
  locale: oneOf(LOCALES).meta({ room: 32 }),
  region: oneOf(['EU', 'US'] as const).nullable(),
  /** Minutes from the beginning of 2026 in UTC to the customer's now; null: when it is opened. */
  minutes: upTo(40_000_000).nullable(),
  offers: listOf(offer).max(MOST.offers),
  houses: listOf(house).max(MOST.houses),
  /** The house that the customer chose; null: the default one. */
  chosenHouse: upTo(MOST.houses - 1)
    .nullable()
    .meta(seldom),
  plans: listOf(plan).max(MOST.plans),
  /** In the order in which they were ordered. */
  bills: listOf(bill).max(MOST.bills),
  giftCards: listOf(record({ ...choice, isUsed: flag() }))
    .max(MOST.giftCards)
    .meta({ usual: 0 }),
  address: record({ country: oneOf(BILLING_COUNTRIES), isComplete: flag() }).nullable(),
  /** First and last day of a sale. */
  promotion: record({ fromDays: days(), toDays: days() }).nullable().meta(seldom),
  /** What the customer looks at. */
  screen: oneOf(SCREENS).meta({ room: 64 }),
  values: listOf(value).max(MOST.values),
  /** The last call that failed, and its code. */
  failed: record({
    call: oneOf(FAILING_CALLS).meta({ room: 64 }),
    code: upTo(CODE_LIMIT - 1),
  }).nullable(),
});

export type CustomerTraits = InferType<typeof customerTraits>;
