import { ErrorCode } from '@homeview/contracts/errors';
import { noteServiceTime } from '../../platform/serviceTime';
import { apiError } from './apiError';
import { unwrap } from './envelope';
import type { Unwrapped } from './envelope';
import { parseAnswer } from './parseAnswer';
import { addressOf, requestOf } from './request';
import type { Call } from './request';

/**
 * Origin of the calls, by default that of the page. Read on each call, so that pact tests can
 * change it.
 */
export const service = { origin: '' };

/**
 * Sends one call and parses the envelope, without session handling. A timeout or network failure is
 * 12004; a response that is not JSON is 12005, unless its HTTP status is an error.
 */
export async function send(
  call: Call,
  token: string | null,
  signal?: AbortSignal,
): Promise<Unwrapped> {
  const { endpoint } = call;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), endpoint.timeoutMs);
  const giveUp = () => limit.abort();
  signal?.addEventListener('abort', giveUp);
  let response: Response;
  let text: string;
  try {
    response = await fetch((call.origin || service.origin) + addressOf(call), {
      ...requestOf(call, token),
      signal: limit.signal,
    });
    noteServiceTime(response.headers.get('Date'));
    text = await response.text();
  } catch {
    return { error: apiError(endpoint.name, ErrorCode.NoResponse) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
  let body: unknown;
  try {
    body = text === '' ? {} : parseAnswer(text);
  } catch {
    const code = response.ok ? ErrorCode.UnreadableAnswer : response.status;
    return { error: apiError(endpoint.name, code, { httpStatus: response.status }) };
  }
  return unwrap(endpoint.name, response.status, body);
}
