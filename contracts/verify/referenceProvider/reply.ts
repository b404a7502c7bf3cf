import type { Facts } from './facts';

/** The parameters of a call; a text where they are part of the address. */
export type Payload = Readonly<Record<string, unknown>>;

/** What the service says to it. `data` left out: none. */
export type Reply =
  { readonly data?: unknown } | { readonly code: number; readonly status: number };

export type Call = (facts: Facts, payload: Payload) => Reply;

export const yes = (data?: unknown): Reply => (data === undefined ? {} : { data });

/** Refused, with a reason; this service says so by HTTP status too. */
export const no: Reply = { code: 400, status: 400 };

/** Two of a kind, the second with another id and whatever else differs. */
export const twoOf = <Kind extends object>(one: Kind, other: Partial<Kind>) => [
  one,
  { ...one, ...other },
];

/** What the customer owns: two houses, a plan, three cards. */
export const HOUSE = '30001';
export const OTHER_HOUSE = '30002';
export const PLAN = '70001';
export const USED_UP_CARD = 'GIFT000003';
export const CARDS = ['GIFT000001', 'GIFT000002', USED_UP_CARD];
