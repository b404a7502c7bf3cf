import { isLocale } from './locale';
import { stored } from './storedItems';
import { REFRESH_TOKEN_LIFE_MS, clearSession } from './session';

/** Secrets of the query: stored, then gone from the address before any request (rulings 22, 44). */
const SECRET_PARAMS = ['token', 'refreshToken'] as const;

/**
 * Reads the query parameters that the page was opened with, once, before anything else, and gives
 * back the address without its secrets. Spec 2.
 */
export function readLaunchParams(address: URL): URL {
  const query = address.searchParams;
  const token = query.get('token');
  const userId = query.get('userId');
  if (token) {
    const known = stored.user.get();
    // A token for somebody else must not meet the house and caches of the customer before.
    if (known && userId && known.id !== userId) {
      clearSession();
      stored.user.remove();
    }
    stored.token.set(token);
  }
  const refreshToken = query.get('refreshToken');
  if (refreshToken) {
    stored.refreshToken.set({
      token: refreshToken,
      expiresAt: Date.now() + REFRESH_TOKEN_LIFE_MS,
    });
  }
  if (userId && stored.user.get()?.id !== userId) stored.user.set({ id: userId, username: '' });
  const language = query.get('language');
  if (isLocale(language)) stored.locale.set(language);
  const houseId = query.get('houseId');
  if (houseId) stored.houseId.set(houseId);
  const appVersion = query.get('appVersion');
  if (appVersion) stored.appVersion.set(appVersion);
  const payEnter = query.get('payEnter');
  if (payEnter) stored.payEnter.set(payEnter);
  const sensor = query.get('sensor');
  if (sensor) stored.sensor.set(sensor);
  const shop = query.get('shop');
  if (shop) stored.shop.set({ shop, at: Date.now() });
  const country = query.get('country');
  if (country) stored.country.set(country);

  const clean = new URL(address);
  SECRET_PARAMS.forEach((name) => clean.searchParams.delete(name));
  return clean;
}
