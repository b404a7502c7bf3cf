import { useRouterState } from '@tanstack/react-router';
import { isApiError } from '../api/request/apiError';
import type { ApiError } from '../api/request/apiError';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What led to a page that tells of a failure. */
    failure?: Pick<ApiError, 'call' | 'code'>;
  }
}

/** What goes with the way to a page that tells of a failure; it outlives a reload. */
export const failureState = (error: unknown) =>
  isApiError(error) ? { failure: { call: error.call, code: error.code } } : {};

/** The failure that led to this page; undefined when something else did. */
export const useFailureState = (): unknown =>
  useRouterState({ select: ({ location }) => location.state.failure });
