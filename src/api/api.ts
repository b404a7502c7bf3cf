import { createApi } from '@reduxjs/toolkit/query/react';
import { ErrorCode } from '@homeview/contracts/errors';
import { apiError } from './request/apiError';
import { baseQuery } from './request/baseQuery';

/**
 * The RTK Query slice; `<domain>.api.ts` files inject the endpoints. The `plans` tag marks data
 * about a customer's plans and devices, which a plan change invalidates together.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  // Invalid responses become errors, so components only receive data that matches the schema.
  catchSchemaFailure: (_, { endpoint }) => apiError(endpoint, ErrorCode.UnreadableAnswer),
  // What is shown may be outdated, and what failed without a connection may succeed.
  refetchOnReconnect: true,
  tagTypes: ['plans', 'offers'],
  endpoints: () => ({}),
});

/** Invalidates the plans: mounted queries refetch now, others on their next use. */
export const plansChanged = () => api.util.invalidateTags(['plans']);

/** Invalidates the offers: a price may have changed. */
export const offersChanged = () => api.util.invalidateTags(['offers']);

/** Clears all cached responses, at sign-in, sign-out and a change of customer. */
export const resetApiState = () => api.util.resetApiState();
