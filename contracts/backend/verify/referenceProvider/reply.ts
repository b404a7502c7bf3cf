import type { Facts } from './facts';

/** The parameters of a call; those in the URL are strings. */
export type Payload = Readonly<Record<string, unknown>>;

/** The response of the service; without `data` it has none. */
export type Reply =
  { readonly data?: unknown } | { readonly code: number; readonly status: number };

export type Call = (facts: Facts, payload: Payload) => Reply;

export const yes = (data?: unknown): Reply => (data === undefined ? {} : { data });

/** An error response; this service also sets the HTTP status. */
export const no: Reply = { code: 400, status: 400 };

/** A list of two items; the second has other values in some fields. */
export const twoOf = <Kind extends object>(one: Kind, other: Partial<Kind>) => [
  one,
  { ...one, ...other },
];
