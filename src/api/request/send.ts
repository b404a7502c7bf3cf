import { ErrorCode } from '@homeview/contracts/errors';
import { apiError } from './apiError';
import { unwrap } from './envelope';
import type { Unwrapped } from './envelope';
import { parseAnswer } from './parseAnswer';
import { addressOf, requestOf } from './request';
import type { Call } from './request';

/** Where calls go: the page's own origin. Read at each call, so that the pact tests can point it. */
export const service = { origin: '' };

/**
 * Sends one call and reads the envelope; it knows nothing of sessions. No answer within the call's
 * time limit, or a broken one, is 12004; an answer that is no JSON is 12005, unless its HTTP status
 * already says that it failed. Spec 8.
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
