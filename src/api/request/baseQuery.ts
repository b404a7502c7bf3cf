import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import { ErrorCode, effectOf } from '@homeview/contracts/errors';
import { endSession } from '../../platform/session/sessionEnd';
import { stored } from '../../platform/storage/storedItems';
import { apiError, unsent } from './apiError';
import type { ApiError } from './apiError';
import type { Unwrapped } from './envelope';
import { refreshOnce, isRefreshing } from './refreshOnce';
import type { Refreshed } from './refreshOnce';
import { send } from './send';

/** Ends the session if the response says so and the session still has the same token. */
function endIfExpired(answer: Unwrapped, token: string | null): Unwrapped {
  const expired = 'error' in answer && effectOf(answer.error.code) === 'endSession';
  // Without a token there was no session to end.
  if (expired && token !== null && stored.token.get() === token) endSession();
  return answer;
}

/** A new token for a call of `user` to replace `old`, or the error of the call. */
async function newToken(
  call: string,
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
    return { error: apiError(call, failure) };
  }
  // Another user has signed in since, so the call must not use the new token.
  if (stored.user.get()?.id !== user) {
    return { error: apiError(call, ErrorCode.QueuedRetryFailed) };
  }
  return refreshed;
}

async function sendInSession(args: FetchArgs, api: BaseQueryApi): Promise<Unwrapped> {
  const call = api.endpoint;
  const user = stored.user.get()?.id;
  let token = stored.token.get();
  // A call during a refresh waits for the new token.
  const waiting = isRefreshing();
  if (waiting) {
    const renewed = await newToken(call, waiting, token, user, ErrorCode.QueuedRetryFailed);
    if ('error' in renewed) return renewed;
    token = renewed.token;
  }
  const answer = await send(call, args, token, api);
  if (!('error' in answer) || effectOf(answer.error.code) !== 'refreshToken') {
    return endIfExpired(answer, token);
  }
  // After a rejected token the call is retried once with the new one.
  const failure = isRefreshing() ? ErrorCode.QueuedRetryFailed : ErrorCode.RefreshFailed;
  const renewed = await newToken(call, refreshOnce(token, api), token, user, failure);
  if ('error' in renewed) return renewed;
  return endIfExpired(await send(call, args, renewed.token, api), renewed.token);
}

/**
 * Sends every call to the service, with session and envelope; its endpoint in the catalogue is in
 * `extraOptions`. RTK Query then validates the response (`answerSchema`), so its schemas are fetched
 * in parallel.
 */
export const baseQuery: BaseQueryFn<FetchArgs, unknown, ApiError, Partial<Endpoint>> = async (
  args,
  api,
  options,
) => {
  // Partial only for RTK Query's types: every endpoint is made from the catalogue.
  const { access, kind, schemas } = options as Endpoint;
  // Loaded before a mutation is sent: an order must not be placed if its response could not be
  // read.
  const loading = schemas().catch(() => null);
  if (kind === 'mutation' && !(await loading)) return { error: unsent(api.endpoint) };
  const answer = await (access === 'open'
    ? send(api.endpoint, args, null, api)
    : sendInSession(args, api));
  if ('error' in answer) return answer;
  if (!(await loading)) return { error: unsent(api.endpoint) };
  // RTK Query treats undefined as a missing result, so a response without data becomes null.
  return { data: answer.data ?? null };
};
