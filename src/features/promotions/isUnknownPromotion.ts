import { isRefused } from '../../api/request/apiError';

/** Whether the service knows no such promotion: it refused to say anything about it. */
export const isUnknownPromotion = (query: { currentData?: unknown; error?: unknown }): boolean =>
  query.currentData === undefined && isRefused(query.error);
