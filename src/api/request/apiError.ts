import { ErrorCode, OK_CODE, effectOf, serverError } from '@homeview/contracts/errors';

/** HTTP statuses from here on are faults of the service, which may have done what was asked. */
const FIRST_FAULT = 500;

/** Why a call failed, in one shape for all calls. Serializable, because it is kept in the store. */
export interface ApiError {
  /** Name of the failed call in the catalogue. */
  readonly call: string;
  /** A code of contracts/errors, or the service's own code. */
  readonly code: number;
  /** The service's message; only shown for rejections (`refusalText`). */
  readonly desc?: string;
  readonly httpStatus?: number;
}

export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && 'code' in value && 'call' in value;

export const apiError = (
  call: string,
  code: number,
  more: { desc?: string; httpStatus?: number } = {},
): ApiError => ({ call, code, ...more });

/** The code that sends a call could not be fetched, so the call got no answer. */
export const unsent = (call: string): ApiError => apiError(call, ErrorCode.NoResponse);

/** The call got no answer (12004): offline, cut or timed out. */
export const isNoAnswer = (error: unknown): boolean =>
  isApiError(error) && error.code === ErrorCode.NoResponse;

/**
 * The service rejected the call by code or HTTP status, with or without a message, so a
 * retry cannot help. Codes with another meaning are excluded.
 */
export const isRefused = (error: unknown): boolean =>
  isApiError(error) &&
  (error.code === ErrorCode.BadRequest ||
    (error.httpStatus === ErrorCode.BadRequest &&
      error.code !== ErrorCode.UnreadableAnswer &&
      effectOf(error.code) === 'none'));

/**
 * The service answered with a documented code, so it did not do what the call asked: an order does
 * not exist. After anything else, such as a 5xx, it may.
 */
export const isDeclined = (error: unknown): error is ApiError =>
  isApiError(error) &&
  (error.httpStatus ?? OK_CODE) < FIRST_FAULT &&
  (isRefused(error) || serverError(error.code) !== undefined);

/** The service's message for a rejection with 400, by status or by body. */
export const refusalText = (error: unknown): string | null =>
  isRefused(error) && isApiError(error) && error.desc ? error.desc : null;
