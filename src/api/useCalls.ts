import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import type { PortalConfig } from '../platform/launch/config';
import { useAppDispatch } from './dispatch';
import type { State } from './prefetch';

/** An endpoint of RTK Query. */
interface Endpoint<Data, Arg> {
  readonly initiate: (
    arg: Arg,
  ) => ThunkAction<{ readonly unsubscribe: () => void }, unknown, PortalConfig, UnknownAction>;
  readonly select: (arg: Arg) => (state: State) => {
    readonly data?: Data | undefined;
    readonly error?: unknown;
    readonly status: string;
  };
}

/** A call; while it is repeated after a failure, its error stays. */
export interface Called<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly pending: boolean;
}

/** `useQuery` for one call a house or a plan: calls an endpoint with each of the arguments. */
export function useCalls<Data, Arg>(
  { initiate, select }: Endpoint<Data, Arg>,
  args: readonly Arg[],
): readonly Called<Data>[] {
  const dispatch = useAppDispatch();
  const key = JSON.stringify(args);
  useEffect(() => {
    const calls = (JSON.parse(key) as Arg[]).map((arg) => dispatch(initiate(arg)));
    return () => calls.forEach((call) => call.unsubscribe());
  }, [key, dispatch, initiate]);
  const states = (state: State) => args.map((arg) => select(arg)(state));
  const data = useSelector(
    (state: State) => states(state).map((found) => found.data),
    shallowEqual,
  );
  const errors = useSelector(
    (state: State) => states(state).map((found) => found.error),
    shallowEqual,
  );
  const pending = useSelector(
    (state: State) => states(state).map(({ status }) => status === 'pending'),
    shallowEqual,
  );
  return useMemo(
    () => data.map((one, at) => ({ data: one, error: errors[at], pending: pending[at] ?? false })),
    [data, errors, pending],
  );
}
