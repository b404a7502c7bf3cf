import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { ErrorCode, effectOf } from '@homeview/contracts/errors';
import { endSession } from '../../platform/session/sessionEnd';
import { stored } from '../../platform/storage/storedItems';
import { apiError } from './apiError';
import type { ApiError } from './apiError';
import type { Unwrapped } from './envelope';
import { refreshOnce, isRefreshing } from './refreshOnce';
import type { Refreshed } from './refreshOnce';
import { send } from './send';
import type { Call } from './request';

/** Ends the session if an answer says so and the session is still the one that asked. */
function endIfExpired(answer: Unwrapped, token: string | null): Unwrapped {
  const expired = 'error' in answer && effectOf(answer.error.code) === 'endSession';
  // Without a token there was no session to end.
  if (expired && token !== null && stored.token.get() === token) endSession();
  return answer;
}

/** The new token for a call of `user` that needs one in place of `old`, or why the call fails. */
async function newToken(
  { endpoint }: Call,
  refreshing: Promise<Refreshed>,
  old: string | null,
  user: string | undefined,
  failure: ErrorCode,
): Promise<Refreshed> {
  const refreshed = await refreshing;
  if ('error' in refreshed) {
    if (effectOf(refreshed.error.code) === 'endSession' && stored.token.get() === old) {
      endSession();
    }
    return { error: apiError(endpoint.name, failure) };
  }
  // Somebody else has signed in meanwhile: the call was not theirs.
  if (stored.user.get()?.id !== user) {
    return { error: apiError(endpoint.name, ErrorCode.QueuedRetryFailed) };
  }
  return refreshed;
}

async function sendInSession(call: Call, signal: AbortSignal): Promise<Unwrapped> {
  const user = stored.user.get()?.id;
  let token = stored.token.get();
  // A call made while a refresh runs waits for it instead of going out with the old token.
  const waiting = isRefreshing();
  if (waiting) {
    const renewed = await newToken(call, waiting, token, user, ErrorCode.QueuedRetryFailed);
    if ('error' in renewed) return renewed;
    token = renewed.token;
  }
  const answer = await send(call, token, signal);
  if (!('error' in answer) || effectOf(answer.error.code) !== 'refreshToken') {
    return endIfExpired(answer, token);
  }
  // Once its token was refused, a call is sent a second time with the new one, and never a third.
  const failure = isRefreshing() ? ErrorCode.QueuedRetryFailed : ErrorCode.RefreshFailed;
  const renewed = await newToken(call, refreshOnce(token), token, user, failure);
  if ('error' in renewed) return renewed;
  return endIfExpired(await send(call, renewed.token, signal), renewed.token);
}

/**
 * The one way to the service: session and envelope. The answer is then validated by RTK Query against
 * the schema of its call (`answerSchema`), so its code is fetched here, together with the answer.
 */
export const baseQuery: BaseQueryFn<Call, unknown, ApiError> = async (call, { signal }) => {
  const { endpoint } = call;
  // Asked for before sending: an order must not be placed whose answer could not be read.
  const loading = endpoint.schemas().catch(() => null);
  if (endpoint.kind === 'mutation' && !(await loading)) {
    return { error: apiError(endpoint.name, ErrorCode.NoResponse) };
  }
  const answer = await (endpoint.access === 'open'
    ? send(call, null, signal)
    : sendInSession(call, signal));
  if ('error' in answer) return answer;
  if (!(await loading)) return { error: apiError(endpoint.name, ErrorCode.NoResponse) };
  // RTK Query takes undefined for a forgotten answer; an answer that is never read may have no data.
  return { data: answer.data ?? null };
};
