import { refreshToken } from '@homeview/contracts/auth/auth.endpoints';
import { stored } from '../platform/storedItems';
import type { ApiError } from './apiError';
import { send } from './send';

export type Refreshed = { token: string } | { error: ApiError };

let running: Promise<Refreshed> | null = null;

async function refresh(): Promise<Refreshed> {
  const kept = stored.refreshToken.get();
  const answer = await send(
    { endpoint: refreshToken, payload: { refreshToken: kept?.token ?? '' } },
    stored.token.get(),
  );
  if ('error' in answer) return answer;
  const data = answer.data;
  const token =
    typeof data === 'object' && data !== null && 'accessToken' in data ? data.accessToken : null;
  if (typeof token !== 'string' || token === '') {
    return { error: { code: 403, reference: 'refreshToken-403' } };
  }
  // Signed out meanwhile: a late answer must not sign the customer in again.
  if (stored.refreshToken.get()?.token !== kept?.token) {
    return { error: { code: 403, reference: 'refreshToken-signed-out' } };
  }
  stored.token.set(token);
  return { token };
}

/** The refresh under way in this tab, if any. */
export const refreshUnderWay = (): Promise<Refreshed> | null => running;

/** Refreshes the access token once, however many calls ask for it meanwhile. Spec 4. */
export function refreshOnce(): Promise<Refreshed> {
  running ??= refresh().finally(() => {
    running = null;
  });
  return running;
}
