import { isRefused } from '../../api/apiError';

/** Whether the service knows no such promotion: it refused to say anything about it. */
export const isUnknownSale = (query: { currentData?: unknown; error?: unknown }): boolean =>
  query.currentData === undefined && isRefused(query.error);
