import { useRouterState } from '@tanstack/react-router';
import { isApiError } from '../api/request/apiError';
import type { ApiError } from '../api/request/apiError';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The failure that a failure page describes. */
    failure?: Pick<ApiError, 'call' | 'code'>;
  }
}

/** History state for a failure page; survives a reload. */
export const failureState = (error: unknown) =>
  isApiError(error) ? { failure: { call: error.call, code: error.code } } : {};

/** The failure that led to this page; undefined if none did. */
export const useFailureState = (): unknown =>
  useRouterState({ select: ({ location }) => location.state.failure });
