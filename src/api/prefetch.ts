/** Prefetching by route loaders, in parallel with the chunk of the page. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type {
  SkipToken,
  TypedUseQueryState,
  TypedUseQuerySubscription,
} from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useStore } from 'react-redux';
import type { PortalConfig } from '../platform/launch/config';
import type { baseQuery } from './request/baseQuery';
import type { Store } from './store';

export type State = ReturnType<Store['getState']>;
/** A call to dispatch: the result of `initiate` of RTK Query. */
export type Call = ThunkAction<unknown, State, PortalConfig, UnknownAction>;

/**
 * Sends calls that a page will need, without blocking. The page's hooks join pending calls, use
 * fresh responses and show errors.
 * @example loader: ({ params, context: { store } }) => prefetch(store,
 * fetchSubscriptionDetail(params.id))
 */
export function prefetch({ dispatch }: Store, ...calls: readonly Call[]): void {
  for (const call of calls) dispatch(call);
}

/** Options of `initiate` for a call that no component subscribes to. */
export const ONCE = { subscribe: false } as const;

/** On mount, a component shows an error younger than this and repeats older calls. In ms. */
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
 * `useQuery` for prefetched calls. If the prefetch failed before the mount, `useQuery` would repeat
 * it at once and never show the error.
 */
export function usePrefetched<Data, Arg>(
  { select, useQueryState, useQuerySubscription }: Query<Data, Arg>,
  arg: Arg | SkipToken,
) {
  const store = useStore<State>();
  const key = arg === skipToken ? '' : JSON.stringify(arg);
  /** Whether the call failed shortly before this component requested it. */
  const look = () => {
    const { isError, startedTimeStamp = 0 } = select(arg)(store.getState());
    return { key, failed: isError && Date.now() - startedTimeStamp < FAILURE_SHOWN_MS };
  };
  const [found, setFound] = useState(look);
  const { refetch } = useQuerySubscription(found.failed ? skipToken : arg);
  const state = useQueryState(arg);
  // RTK Query also drops the error when the connection is back, because nothing subscribes to it.
  const forget = () => setFound({ key, failed: false });
  if (found.key !== key) setFound(look());
  else if (found.failed && !state.isError) forget();
  return { ...state, refetch: found.failed ? forget : refetch };
}
