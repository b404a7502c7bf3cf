import type { EndpointBuilder } from '@reduxjs/toolkit/query/react';
import type { Endpoint, RequestOf, ResponseOf } from '@homeview/contracts/defineEndpoint';
import { Header } from '@homeview/contracts/vocabulary/headers';
import { nextPageNum } from '../../domain/paging';
import type { PageOfRows } from '../../domain/paging';
import { answerSchema } from '../request/answerSchema';
import type { baseQuery } from '../request/baseQuery';
import { requestOf } from '../request/request';

type Build = EndpointBuilder<typeof baseQuery, 'plans' | 'offers', 'api'>;

/** The payload of an ordering call, with the idempotency key that makes a retry safe. */
export interface Ordering<Request> {
  readonly payload: Request;
  readonly idempotencyKey: string;
}

/** Queries and mutations; only queries may be cached. */
type Reading = Endpoint & { readonly kind: 'query' };
type Changing = Endpoint & { readonly kind: 'mutation' };

/** How long unused responses stay cached, in s. Their freshness is checked on use (`isStale`). */
const KEEP_UNUSED_S = 600;

/** What all kinds of endpoints share: `baseQuery` gets the catalogue's endpoint as `extraOptions`. */
const fromCatalogue = <E extends Endpoint>(endpoint: E) => ({
  query: (payload: RequestOf<E>) => requestOf(endpoint, payload),
  extraOptions: endpoint,
  responseSchema: answerSchema(endpoint),
});

/** Whether a cached response is too old to be reused. */
const isStale = ({ freshForMs }: Endpoint, answeredAt = 0): boolean =>
  freshForMs === null || Date.now() - answeredAt >= freshForMs;

/** Tag of a response; a mutation that invalidates it causes a refetch. */
interface Telling {
  readonly about?: 'plans' | 'offers';
}

/** A catalogue query as an RTK Query endpoint. */
export const queryOf = <E extends Reading>(build: Build, endpoint: E, { about }: Telling = {}) =>
  build.query<ResponseOf<E>, RequestOf<E>>({
    ...fromCatalogue(endpoint),
    keepUnusedDataFor: KEEP_UNUSED_S,
    forceRefetch: ({ endpointState }) => isStale(endpoint, endpointState?.fulfilledTimeStamp),
    providesTags: about ? [about] : [],
  });

/** The request of a paginated call; pages start at 1. */
interface PageRequest {
  readonly pageNum: number;
  readonly pageSize: number;
}

/**
 * A paginated catalogue query as an RTK infinite query that ends at the total. Its argument is the
 * payload without the page number.
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
    ...fromCatalogue(endpoint),
    query: ({ queryArg, pageParam }) => requestOf(endpoint, { ...queryArg, pageNum: pageParam }),
    keepUnusedDataFor: KEEP_UNUSED_S,
  });

/** A catalogue mutation as an RTK Query endpoint. Never cached or retried. */
export const mutationOf = <E extends Changing>(build: Build, endpoint: E) =>
  build.mutation<ResponseOf<E>, RequestOf<E>>({
    ...fromCatalogue(endpoint),
  });

/** A catalogue mutation that orders, with its idempotency key. */
export const orderingOf = <E extends Changing>(build: Build, endpoint: E) =>
  build.mutation<ResponseOf<E>, Ordering<RequestOf<E>>>({
    ...fromCatalogue(endpoint),
    query: ({ payload, idempotencyKey }) => ({
      ...requestOf(endpoint, payload),
      headers: { [Header.idempotencyKey]: idempotencyKey },
    }),
  });
