import { ErrorCode, effectOf } from '@homeview/contracts/errors';

/** Why a call failed, in the same shape for every call. Serialisable: it lives in the store. */
export interface ApiError {
  /** Name of the call that failed, as the catalogue has it. */
  readonly call: string;
  /** A code of contracts/errors, or any other the service gave. */
  readonly code: number;
  /** The service's own words; fit to show only where it refused (`refusalText`). */
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

/**
 * The service said no, with its own words or without, by its code or by its HTTP status (ruling 11):
 * no retry will change that. Codes that mean something else stay what they are.
 */
export const isRefused = (error: unknown): boolean =>
  isApiError(error) &&
  (error.code === ErrorCode.BadRequest ||
    (error.httpStatus === ErrorCode.BadRequest &&
      error.code !== ErrorCode.UnreadableAnswer &&
      effectOf(error.code) === 'none'));

/** The service's words when it refused with 400 and said why, by status or by body (ruling 11). Spec 8. */
export const refusalText = (error: unknown): string | null =>
  isRefused(error) && isApiError(error) && error.desc ? error.desc : null;
