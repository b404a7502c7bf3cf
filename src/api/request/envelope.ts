import { ErrorCode, OK_CODE } from '@homeview/contracts/errors';
import { apiError } from './apiError';
import type { ApiError } from './apiError';

export type Unwrapped = { data: unknown } | { error: ApiError };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Longer messages are truncated, because they must not fill a page. */
const LONGEST_DESC = 500;

const readDesc = (desc: unknown): { desc?: string } => {
  if (typeof desc !== 'string') return {};
  return { desc: desc.length > LONGEST_DESC ? `${desc.slice(0, LONGEST_DESC)}…` : desc };
};

/** Parses a code from a number or numeric string; null for anything else. */
const readCode = (code: unknown): number | null => {
  if (typeof code === 'number') return code;
  return typeof code === 'string' && /^-?\d+$/.test(code) ? Number(code) : null;
};

/**
 * Parses `{ code, data, desc }`: 200 returns data, any other code is an error, even with HTTP 200.
 * A body without a code is the data, unless the HTTP status is an error.
 */
export function unwrap(call: string, httpStatus: number, body: unknown): Unwrapped {
  const httpOk = httpStatus >= 200 && httpStatus < 300;
  if (!isRecord(body) || !('code' in body)) {
    if (httpOk) return { data: body };
    const desc = isRecord(body) ? readDesc(body.desc) : {};
    return { error: apiError(call, httpStatus, { httpStatus, ...desc }) };
  }
  const code = readCode(body.code);
  if (code === OK_CODE && httpOk) return { data: body.data };
  const desc = readDesc(body.desc);
  if (code === null) {
    return { error: apiError(call, ErrorCode.UnreadableAnswer, { httpStatus }) };
  }
  return { error: apiError(call, code === OK_CODE ? httpStatus : code, { httpStatus, ...desc }) };
}
