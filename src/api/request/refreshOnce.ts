import { refreshToken } from '@homeview/contracts/domains/auth/auth.endpoints';
import { ErrorCode } from '@homeview/contracts/errors';
import { withLock } from '../../platform/storage/withLock';
import { asRecord } from '../../platform/asRecord';
import { stored } from '../../platform/storage/storedItems';
import { apiError } from './apiError';
import type { ApiError } from './apiError';
import { send } from './send';

export type Refreshed = { token: string } | { error: ApiError };

let running: Promise<Refreshed> | null = null;

async function refresh(): Promise<Refreshed> {
  const kept = stored.refreshToken.get();
  // Without one the session cannot go on: it ends as the service would end it.
  if (!kept) return { error: apiError(refreshToken.name, ErrorCode.SessionExpired) };
  const answer = await send(
    { endpoint: refreshToken, payload: { refreshToken: kept.token } },
    stored.token.get(),
  );
  if ('error' in answer) return answer;
  const { accessToken: token } = asRecord<{ readonly accessToken: string }>(answer.data);
  if (typeof token !== 'string' || token === '') {
    return { error: apiError(refreshToken.name, ErrorCode.UnreadableAnswer) };
  }
  // Signed out meanwhile: a late answer must not sign the customer in again.
  if (stored.refreshToken.get()?.token !== kept.token) {
    return { error: apiError(refreshToken.name, ErrorCode.RefreshFailed) };
  }
  stored.token.set(token);
  return { token };
}

/** The refresh under way in this tab, if any. */
export const isRefreshing = (): Promise<Refreshed> | null => running;

/** A token that is not the refused one: another tab has refreshed. */
const otherThan = (refused: string | null): { token: string } | null => {
  const token = stored.token.get();
  return token !== null && token !== refused ? { token } : null;
};

/** Joins the refresh under way, or begins one; tabs take turns. */
const shared = (refused: string | null): Promise<Refreshed> =>
  (running ??= withLock(
    'refresh',
    async (): Promise<Refreshed> => otherThan(refused) ?? refresh(),
    () => otherThan(refused),
  ).finally(() => {
    running = null;
  }));

/**
 * Refreshes the access token once, however many calls ask for it meanwhile; a tab that finds another
 * token than the refused one uses that. Spec 4.
 */
export async function refreshOnce(refused: string | null): Promise<Refreshed> {
  const joined = running !== null;
  const refreshed = await shared(refused);
  // Begun for an older token, it may have found the very one that was refused since.
  const found = joined && 'token' in refreshed && refreshed.token === refused;
  return found ? shared(refused) : refreshed;
}
