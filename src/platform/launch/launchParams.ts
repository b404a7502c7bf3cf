import { regionOfHost } from '../../domain/address/region';
import { LAUNCH_SECRETS } from '../../domain/redact';
import { noteAppVersion } from './appVersion';
import type { PortalConfig } from './config';
import { askForBackArrow, refuseBackArrow } from './firstPage';
import { isLocale } from '../locale';
import type { StoredItem } from '../storage/storage';
import { stored } from '../storage/storedItems';
import { REFRESH_TOKEN_LIFE_MS, clearSession, sessionEnded } from '../session/session';

/**
 * Read once: a reload must not select the house, country or language again, renew the shop marker,
 * or restore an outdated app version.
 */
const ONCE_PARAMS = ['houseId', 'shop', 'userId', 'country', 'language', 'appVersion'] as const;

/** Reads the query parameters once at startup and returns the URL without its secrets. */
export function readLaunchParams(address: URL, config: PortalConfig): URL {
  const query = address.searchParams;
  stored.webOrigin.set(address.origin);
  stored.region.set(regionOfHost(address.hostname, config.sites));
  readSession(query);
  const language = query.get('language');
  if (isLocale(language)) stored.locale.set(language);
  keep(query, 'houseId', stored.houseId);
  noteAppVersion(query.get('appVersion'), config);
  keep(query, 'sensor', stored.sensor);
  keep(query, 'country', stored.country);
  const payEnter = query.get('payEnter');
  if (payEnter !== null && !isOn(payEnter)) stored.payEnter.remove();
  else keep(query, 'payEnter', stored.payEnter);
  const back = query.get('back');
  if (isOn(back)) askForBackArrow(address.pathname);
  else if (back !== null) refuseBackArrow();
  const shop = query.get('shop');
  if (shop) stored.shop.set({ shop, at: Date.now() });

  const clean = new URL(address);
  for (const name of [...LAUNCH_SECRETS, ...ONCE_PARAMS]) clean.searchParams.delete(name);
  return clean;
}

const isOn = (value: string | null): boolean =>
  value !== null && !['', '0', 'false'].includes(value);

function keep(query: URLSearchParams, name: string, item: StoredItem<string>): void {
  const value = query.get(name);
  if (value) item.set(value);
}

/**
 * The session in the query. Ignored without a token, so that a link cannot change the user or the
 * refresh token of a session. A new token replaces both, or clears them.
 */
function readSession(query: URLSearchParams): void {
  const token = query.get('token');
  if (!token) return;
  const userId = query.get('userId');
  const isNew = token !== stored.token.get();
  // A new token belongs to another user unless userId matches; a known token keeps its user unless
  // userId differs. A changed user must not see the previous user's house.
  if ((isNew || userId) && stored.user.get()?.id !== userId) {
    clearSession();
    stored.user.remove();
  } else if (isNew) {
    stored.refreshToken.remove();
  }
  stored.token.set(token);
  sessionEnded.remove();
  if (userId && stored.user.get()?.id !== userId) stored.user.set({ id: userId, username: '' });
  const refreshToken = query.get('refreshToken');
  if (refreshToken) {
    const expiresAt = Date.now() + REFRESH_TOKEN_LIFE_MS;
    stored.refreshToken.set({ token: refreshToken, expiresAt });
  }
}
