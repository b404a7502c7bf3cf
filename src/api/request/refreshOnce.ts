import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { refreshToken } from '@homeview/contracts/domains/auth/auth.endpoints';
import { ErrorCode } from '@homeview/contracts/errors';
import { withLock } from '../../platform/storage/withLock';
import { asRecord } from '../../platform/asRecord';
import { stored } from '../../platform/storage/storedItems';
import { apiError } from './apiError';
import type { ApiError } from './apiError';
import { requestOf } from './request';
import { send } from './send';

export type Refreshed = { token: string } | { error: ApiError };

let running: Promise<Refreshed> | null = null;

async function refresh(api: BaseQueryApi): Promise<Refreshed> {
  const kept = stored.refreshToken.get();
  // Without a refresh token the session cannot continue, so it counts as expired.
  if (!kept) return { error: apiError(refreshToken.name, ErrorCode.SessionExpired) };
  const request = requestOf(refreshToken, { refreshToken: kept.token });
  const answer = await send(refreshToken.name, request, stored.token.get(), api);
  if ('error' in answer) return answer;
  const { accessToken: token } = asRecord<{ readonly accessToken: string }>(answer.data);
  if (typeof token !== 'string' || token === '') {
    return { error: apiError(refreshToken.name, ErrorCode.UnreadableAnswer) };
  }
  // The customer has signed out or changed since: a late response must not sign them in again.
  if (stored.refreshToken.get()?.token !== kept.token) {
    return { error: apiError(refreshToken.name, ErrorCode.RefreshFailed) };
  }
  stored.token.set(token);
  return { token };
}

/** The pending refresh of this tab, if any. */
export const isRefreshing = (): Promise<Refreshed> | null => running;

/** The stored token if it differs from the rejected one, because another tab has refreshed. */
const otherThan = (refused: string | null): { token: string } | null => {
  const token = stored.token.get();
  return token !== null && token !== refused ? { token } : null;
};

/** Joins the pending refresh or starts one, under a lock shared by all tabs. */
const shared = (refused: string | null, api: BaseQueryApi): Promise<Refreshed> =>
  (running ??= withLock(
    'refresh',
    async (): Promise<Refreshed> => otherThan(refused) ?? refresh(api),
    () => otherThan(refused),
  ).finally(() => {
    running = null;
  }));

/**
 * Refreshes the access token once for all concurrent calls; uses another tab's new token if there
 * is one.
 */
export async function refreshOnce(refused: string | null, api: BaseQueryApi): Promise<Refreshed> {
  const joined = running !== null;
  const refreshed = await shared(refused, api);
  // A shared refresh may return the token that was rejected for this caller, so it runs again.
  const found = joined && 'token' in refreshed && refreshed.token === refused;
  return found ? shared(refused, api) : refreshed;
}
