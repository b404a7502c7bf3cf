import { regionOfHost } from '../../domain/address/region';
import { noteAppVersion } from './appVersion';
import { config } from './config';
import { askForBackArrow, refuseBackArrow } from './firstPage';
import { isLocale } from '../locale';
import type { StoredItem } from '../storage/storage';
import { stored } from '../storage/storedItems';
import { REFRESH_TOKEN_LIFE_MS, clearSession, sessionEnded } from '../session/session';

/** Secrets of the query: stored, then gone from the address before any request (rulings 22, 44). */
const SECRET_PARAMS = ['token', 'refreshToken'] as const;

/**
 * Read once: a reload must not choose house, country or language again, nor renew the shop marker, nor
 * bring back the version of an app that has been updated since.
 */
const ONCE_PARAMS = ['houseId', 'shop', 'userId', 'country', 'language', 'appVersion'] as const;

/**
 * Reads the query parameters that the page was opened with, once, before anything else, and gives
 * back the address without its secrets. Spec 2.
 */
export function readLaunchParams(address: URL): URL {
  const query = address.searchParams;
  stored.webOrigin.set(address.origin);
  stored.region.set(regionOfHost(address.hostname, config.sites));
  readSession(query);
  const language = query.get('language');
  if (isLocale(language)) stored.locale.set(language);
  keep(query, 'houseId', stored.houseId);
  noteAppVersion(query.get('appVersion'));
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
  for (const name of [...SECRET_PARAMS, ...ONCE_PARAMS]) clean.searchParams.delete(name);
  return clean;
}

const isOn = (value: string | null): boolean =>
  value !== null && !['', '0', 'false'].includes(value);

function keep(query: URLSearchParams, name: string, item: StoredItem<string>): void {
  const value = query.get(name);
  if (value) item.set(value);
}

/**
 * The session of the query. Nothing of it counts without a token: a link must neither give a session
 * another user nor another refresh token. A new token brings its own of both, or none.
 */
function readSession(query: URLSearchParams): void {
  const token = query.get('token');
  if (!token) return;
  const userId = query.get('userId');
  const isNew = token !== stored.token.get();
  // A new token is somebody else's unless the address says whose it is; one that is known keeps its
  // user unless the address says otherwise. Neither may meet the house of the customer before.
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
