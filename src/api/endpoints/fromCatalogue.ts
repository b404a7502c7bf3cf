import type { EndpointBuilder } from '@reduxjs/toolkit/query/react';
import type { Endpoint, RequestOf, ResponseOf } from '@homeview/contracts/defineEndpoint';
import { nextPageNum } from '../../domain/paging';
import type { PageOfRows } from '../../domain/paging';
import { answerSchema } from '../request/answerSchema';
import type { baseQuery } from '../request/baseQuery';
import type { Call } from '../request/request';

type Build = EndpointBuilder<typeof baseQuery, 'plans' | 'offers', 'api'>;

/** The payload of an ordering call, with the key that makes repeating it safe (ruling 17). */
export interface Ordering<Request> {
  readonly payload: Request;
  readonly idempotencyKey: string;
}

/** Calls that read, and calls that change the service: only the former may be cached (ruling 34). */
type Reading = Endpoint & { readonly kind: 'query' };
type Changing = Endpoint & { readonly kind: 'mutation' };

const SECOND_MS = 1000;

/** How long an unused answer is kept, in s; freshness is decided on mount (`freshness`), not here. */
const KEEP_UNUSED_S = 600;

const callOf = (endpoint: Endpoint, payload: unknown, more: Partial<Call> = {}): Call => ({
  endpoint,
  payload: (payload ?? {}) as Call['payload'],
  ...more,
});

/** Tags of an answer; a mutation that invalidates them refetches it. */
interface Telling {
  readonly about?: 'plans' | 'offers';
}

/** A catalogue call that reads, as an RTK Query endpoint. */
export const queryOf = <E extends Reading>(build: Build, endpoint: E, { about }: Telling = {}) =>
  build.query<ResponseOf<E>, RequestOf<E>>({
    query: (payload) => callOf(endpoint, payload),
    responseSchema: answerSchema(endpoint),
    keepUnusedDataFor: KEEP_UNUSED_S,
    providesTags: about ? [about] : [],
  });

/** What a call that reads page by page is asked for; pages count from 1. */
interface PageRequest {
  readonly pageNum: number;
  readonly pageSize: number;
}

/**
 * A catalogue call that reads page by page, as an RTK infinite query that ends at the total. Its
 * argument is the payload without the number of the page.
 */
export const pagesOf = <Request extends PageRequest, Page extends PageOfRows>(
  build: Build,
  endpoint: Endpoint<Request, Page, 'query'>,
) =>
  build.infiniteQuery<Page, Omit<Request, 'pageNum'> & Pick<PageRequest, 'pageSize'>, number>({
    infiniteQueryOptions: {
      initialPageParam: 1,
      getNextPageParam: (last, _pages, pageNum, _pageNums, { pageSize }) =>
        nextPageNum(last, pageNum, pageSize),
    },
    query: ({ queryArg, pageParam }) => callOf(endpoint, { ...queryArg, pageNum: pageParam }),
    responseSchema: answerSchema(endpoint),
    keepUnusedDataFor: KEEP_UNUSED_S,
  });

/** A catalogue call that changes the service, as an RTK Query endpoint. Never cached or repeated. */
export const mutationOf = <E extends Changing>(build: Build, endpoint: E) =>
  build.mutation<ResponseOf<E>, RequestOf<E>>({
    query: (payload) => callOf(endpoint, payload),
    responseSchema: answerSchema(endpoint),
  });

/** A catalogue call that orders: a mutation with its idempotency key. */
export const orderingOf = <E extends Changing>(build: Build, endpoint: E) =>
  build.mutation<ResponseOf<E>, Ordering<RequestOf<E>>>({
    query: ({ payload, idempotencyKey }) => callOf(endpoint, payload, { idempotencyKey }),
    responseSchema: answerSchema(endpoint),
  });

/** Hook option of the call's freshness: an answer younger than that is reused, an older one fetched again. Spec 4. */
export const freshness = ({ freshForMs }: Endpoint) => ({
  refetchOnMountOrArgChange: freshForMs === null ? true : freshForMs / SECOND_MS,
});
