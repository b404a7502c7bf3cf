import { isRefused } from '../../api/request/apiError';

/** True if the service rejected the query because it does not know the promotion. */
export const isUnknownPromotion = (query: { currentData?: unknown; error?: unknown }): boolean =>
  query.currentData === undefined && isRefused(query.error);
