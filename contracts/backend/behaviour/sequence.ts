import type { EndpointName } from '../../catalogue';

/** A place in the `data` of an answer, as a JSON pointer: `/list/0/orderId`. */
type Place = `/${string}` | '';
type Value = string | number | null;

/** What a step requires of the answer. The required values are recorded, except references. */
export type Check =
  /** The value there. */
  | { readonly kind: 'value'; readonly at: Place }
  /** Any value but this one. */
  | { readonly kind: 'not'; readonly at: Place; readonly value: Value }
  /** The day there, give or take one: services may count in another time zone. */
  | { readonly kind: 'day'; readonly at: Place }
  /** The same value as in an earlier step, or another one. */
  | { readonly kind: 'same' | 'other'; readonly at: Place; readonly as: string }
  /** How many rows of a list have these values, and values of all these rows. */
  | {
      readonly kind: 'rows';
      readonly at: Place;
      readonly where: Readonly<Record<string, string>>;
      readonly fields: readonly string[];
    };

export interface CallStep {
  readonly id: string;
  readonly call: EndpointName;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The Idempotency-Key of an ordering call. */
  readonly key: string | null;
  /** Reference to the token, for calls that need one. */
  readonly token: string;
  /** Values of the answer that later steps use, by name. */
  readonly carry: Readonly<Record<string, Place>>;
  readonly checks: readonly Check[];
  /** The service must refuse it. */
  readonly refused: boolean;
}

/** Something that happens outside the portal; the state URL receives it. */
export interface EventStep {
  readonly id: string;
  readonly event: string;
  readonly params: Readonly<Record<string, string>>;
}

export type Step = CallStep | EventStep;

/** Calls in their order, with what each must answer after the ones before. */
export interface Sequence {
  /** Unique; teams run a sequence by it. */
  readonly id: string;
  readonly title: string;
  /** The state to begin with; see the states in contracts/backend/states.md. */
  readonly state: string;
  readonly steps: readonly Step[];
}

export const START = '2026-11-21T10:00:00Z';

/**
 * The ids and texts that a service may replace, with those of the state table in contracts/backend/states.md.
 * The password is `Demo-1234`, encrypted for the development key.
 */
export const INPUTS = {
  houseId: '30001',
  deviceId: '40001',
  secondDeviceId: '40002',
  goodsId: '5001',
  monthPriceId: '50011',
  yearPriceId: '50012',
  unlimitedPriceId: '50013',
  giftCard: 'GIFT000001',
  giftCardOfOtherGoods: 'GIFT000002',
  otherGoodsId: '5002',
  otherPriceId: '50021',
  activityId: '6001',
} as const;

export const input = (name: keyof typeof INPUTS | 'username' | 'password') => `$inputs.${name}`;

/** Reference to a value that an earlier step carries. */
export const from = (step: string, name: string) => `$steps.${step}.outputs.${name}`;

const TOKEN = from('login', 'token');

type Options = Partial<Pick<CallStep, 'key' | 'carry' | 'token'>>;

/** A call and what its answer must say. */
export const call = (
  id: string,
  name: EndpointName,
  payload: Readonly<Record<string, unknown>>,
  checks: readonly Check[] = [],
  { key = null, carry = {}, token = TOKEN }: Options = {},
): CallStep => ({ id, call: name, payload, checks, key, carry, token, refused: false });

export const mustRefuse = (step: CallStep): CallStep => ({
  ...step,
  carry: {},
  checks: [],
  refused: true,
});

export const value = (at: Place): Check => ({ kind: 'value', at });
export const not = (at: Place, wrong: Value): Check => ({ kind: 'not', at, value: wrong });
export const day = (at: Place): Check => ({ kind: 'day', at });
export const same = (at: Place, as: string): Check => ({ kind: 'same', at, as });
export const other = (at: Place, as: string): Check => ({ kind: 'other', at, as });
export const rows = (
  at: Place,
  where: Readonly<Record<string, string>> = {},
  fields: readonly string[] = [],
): Check => ({ kind: 'rows', at, where, fields });

function eventOf(order: string, id: string, event: string): EventStep {
  return { id, event, params: { orderId: from(order, 'orderId') } };
}

/** The customer pays the order at the payment provider. */
export const paid = (order: string, id = `${order}-paid`) => eventOf(order, id, 'order-paid');

/** The provider declines the customer's payment. */
export const declined = (order: string) => eventOf(order, `${order}-declined`, 'payment-declined');

/** Staff refund the order in full; with `refund-failed` the provider refuses the refund. */
export const refunded = (order: string, event = 'order-refunded') =>
  eventOf(order, `${order}-refunded`, event);

/** The clock of the service moves to this time, and what is due by then happens. */
export const until = (id: string, time: string): EventStep => ({
  id,
  event: 'time-passes',
  params: { until: time },
});

const credentials = { username: input('username'), password: input('password') };
const signIn = call('login', 'login', credentials, [], { carry: { token: '/accessToken' } });

/** A sequence that begins at the sign-in page. */
export const signedOut = (
  id: string,
  title: string,
  state: string,
  steps: readonly Step[],
): Sequence => ({ id, title, state, steps });

/** A sequence of a customer who has signed in. */
export const signedIn = (...[id, title, state, steps]: Parameters<typeof signedOut>): Sequence =>
  signedOut(id, title, state, [signIn, ...steps]);
