import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { ErrorCode, effectOf } from '@homeview/contracts/errors';
import { endSession } from '../platform/sessionEnd';
import { stored } from '../platform/storedItems';
import { apiError } from './apiError';
import type { ApiError } from './apiError';
import type { Unwrapped } from './envelope';
import { refreshOnce, refreshUnderWay } from './refreshOnce';
import { send } from './send';
import type { Call } from './send';

/** Once the token was refused, a call is sent a second time with the new one, and never a third. */
async function retryAfterRefresh(call: Call, signal: AbortSignal): Promise<Unwrapped> {
  const startedIt = refreshUnderWay() === null;
  const refreshed = await refreshOnce();
  if ('error' in refreshed) {
    if (effectOf(refreshed.error.code) === 'endSession') endSession();
    const code = startedIt ? ErrorCode.RefreshFailed : ErrorCode.QueuedRetryFailed;
    return { error: apiError(call.endpoint.name, code) };
  }
  return send(call, refreshed.token, signal);
}

async function sendInSession(call: Call, signal: AbortSignal): Promise<Unwrapped> {
  // A call made while a refresh runs waits for it instead of going out with the old token.
  if (refreshUnderWay()) return retryAfterRefresh(call, signal);
  const token = stored.token.get();
  const answer = await send(call, token, signal);
  if (!('error' in answer) || effectOf(answer.error.code) !== 'refreshToken') return answer;
  const renewed = stored.token.get();
  return renewed !== null && renewed !== token
    ? send(call, renewed, signal)
    : retryAfterRefresh(call, signal);
}

/**
 * The one way to the service: session, envelope, and the check of the answer against its schema.
 * A failed check is a failed call: no screen is drawn from data it was not made for.
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
  if ('error' in answer) {
    if (endpoint.access === 'token' && effectOf(answer.error.code) === 'endSession') endSession();
    return answer;
  }
  const schemas = await loading;
  if (!schemas) return { error: apiError(endpoint.name, ErrorCode.NoResponse) };
  if (!(await schemas.response.isValid(answer.data, { strict: true }))) {
    return { error: apiError(endpoint.name, ErrorCode.UnreadableAnswer) };
  }
  return { data: answer.data };
};
