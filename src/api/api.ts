import { createApi } from '@reduxjs/toolkit/query/react';
import { ErrorCode } from '@homeview/contracts/errors';
import { apiError } from './request/apiError';
import { baseQuery } from './request/baseQuery';

/**
 * The RTK Query slice; the calls are added by the `<domain>.api.ts` files. `plans` marks what tells
 * about a customer's plans and their devices: a change of one is seen in all of them.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  // No screen is drawn from data it was not made for.
  catchSchemaFailure: (_, { endpoint }) => apiError(endpoint, ErrorCode.UnreadableAnswer),
  tagTypes: ['plans', 'offers'],
  endpoints: () => ({}),
});

/** Invalidates the plans: mounted queries refetch now, others on their next use. */
export const plansChanged = () => api.util.invalidateTags(['plans']);

/** The same of what is for sale: a price may have changed. */
export const offersChanged = () => api.util.invalidateTags(['offers']);

/** Forgets all that the service has answered: at sign-in, at sign-out, for another customer. */
export const resetApiState = () => api.util.resetApiState();
