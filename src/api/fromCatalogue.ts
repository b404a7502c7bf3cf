import type { EndpointBuilder } from '@reduxjs/toolkit/query/react';
import type { Endpoint, RequestOf, ResponseOf } from '@homeview/contracts/defineEndpoint';
import type { baseQuery } from './baseQuery';
import type { Call } from './send';

type Build = EndpointBuilder<typeof baseQuery, string, 'api'>;

/** The payload of an ordering call, with the key that makes repeating it safe (ruling 17). */
export interface Ordering<Request> {
  readonly payload: Request;
  readonly idempotencyKey: string;
}

const SECOND_MS = 1000;

/** How long an unused answer is kept, in s; freshness is decided on mount (`freshness`), not here. */
const KEEP_UNUSED_S = 600;

const callOf = (endpoint: Endpoint, payload: unknown, more: Partial<Call> = {}): Call => ({
  endpoint,
  payload: (payload ?? {}) as Call['payload'],
  ...more,
});

/** A catalogue call that reads, as an RTK Query endpoint. */
export const queryOf = <E extends Endpoint>(build: Build, endpoint: E) =>
  build.query<ResponseOf<E>, RequestOf<E>>({
    query: (payload) => callOf(endpoint, payload),
    keepUnusedDataFor: KEEP_UNUSED_S,
  });

/** A catalogue call that changes the service, as an RTK Query endpoint. Never cached or repeated. */
export const mutationOf = <E extends Endpoint>(build: Build, endpoint: E) =>
  build.mutation<ResponseOf<E>, RequestOf<E>>({ query: (payload) => callOf(endpoint, payload) });

/** A catalogue call that orders: a mutation with its idempotency key. */
export const orderingOf = <E extends Endpoint>(build: Build, endpoint: E) =>
  build.mutation<ResponseOf<E>, Ordering<RequestOf<E>>>({
    query: ({ payload, idempotencyKey }) => callOf(endpoint, payload, { idempotencyKey }),
  });

/** Hook option of the call's freshness: an answer younger than that is reused, an older one fetched again. Spec 4. */
export const freshness = ({ freshForMs }: Endpoint) => ({
  refetchOnMountOrArgChange: freshForMs === null ? true : freshForMs / SECOND_MS,
});
