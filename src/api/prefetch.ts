/** What a route's loader asks for, beside the code of its screen. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type {
  SkipToken,
  TypedUseQueryState,
  TypedUseQuerySubscription,
} from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useStore } from 'react-redux';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import type { baseQuery } from './request/baseQuery';
import { freshness } from './endpoints/fromCatalogue';
import type { Store } from './store';

type State = ReturnType<Store['getState']>;
/** A call that is yet to be sent: what `initiate` of RTK Query gives. */
export type Call = ThunkAction<unknown, State, undefined, UnknownAction>;

/**
 * Sends calls that a screen is going to make. Nothing waits for them: the hooks of the screen join a
 * call under way, use a fresh answer, and show a failure.
 * @example loader: ({ params, context: { store } }) => prefetch(store, fetchSubscriptionDetail(params.id))
 */
export function prefetch({ dispatch }: Store, ...calls: readonly Call[]): void {
  for (const call of calls) dispatch(call);
}

/** Options of `initiate` for such a call: a fresh answer is not fetched again. */
export const once = (endpoint: Endpoint) => ({
  subscribe: false,
  forceRefetch: freshness(endpoint).refetchOnMountOrArgChange,
});

/** A failure younger than that is shown by a screen that mounts; an older call is repeated. In ms. */
const FAILURE_SHOWN_MS = 10_000;

interface Query<Data, Arg> {
  readonly select: (arg: Arg | SkipToken) => (state: State) => {
    readonly isError: boolean;
    readonly startedTimeStamp?: number | undefined;
  };
  readonly useQueryState: TypedUseQueryState<Data, Arg, typeof baseQuery>;
  readonly useQuerySubscription: TypedUseQuerySubscription<Data, Arg, typeof baseQuery>;
}

/**
 * `useQuery` for a call that loaders prefetch. The call may have failed before the screen has mounted;
 * `useQuery` would repeat it at once, and the customer would never hear of the failure.
 */
export function usePrefetched<Data, Arg>(
  { select, useQueryState, useQuerySubscription }: Query<Data, Arg>,
  arg: Arg | SkipToken,
  endpoint: Endpoint,
) {
  const store = useStore<State>();
  const key = arg === skipToken ? '' : JSON.stringify(arg);
  /** Whether the call failed just now, before this screen asked for it. */
  const look = () => {
    const { isError, startedTimeStamp = 0 } = select(arg)(store.getState());
    return { key, failed: isError && Date.now() - startedTimeStamp < FAILURE_SHOWN_MS };
  };
  const [found, setFound] = useState(look);
  const { refetch } = useQuerySubscription(found.failed ? skipToken : arg, freshness(endpoint));
  const state = useQueryState(arg);
  const forget = () => setFound({ key, failed: false });
  if (found.key !== key) setFound(look());
  else if (found.failed && !state.isError) forget();
  return { ...state, refetch: found.failed ? forget : refetch };
}
