import { payingItem } from '../storage/payingItem';
import { pendingOrdersItem } from '../storage/pendingOrdersItem';
import { clearItems, textItem } from '../storage/storage';
import { stored } from '../storage/storedItems';
import type { StoredUser } from '../storage/storedItems';

/** Assumed lifetime of a refresh token, in ms; not enforced by the client. */
export const REFRESH_TOKEN_LIFE_MS = 300_000;

export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly user: StoredUser;
}

/**
 * Set when this tab's session has expired, for a notice on sign-in. Cleared by the next sign-in.
 */
export const sessionEnded = textItem('sessionEnded', 'tab');

/** Signed in means that a token is stored; there is no third state. */
export const isSignedIn = (): boolean => stored.token.get() !== null;

const listeners = new Set<() => void>();

/** Notifies of session changes made by this tab; returns a function to stop. */
export function onOwnSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Stores tokens and user of a sign-in. Clears the house of a different previous user, but keeps a
 * house that a link stored before the first sign-in.
 */
export function saveSession({ accessToken, refreshToken, user }: Session): void {
  const before = stored.user.get();
  if (before && before.id !== user.id) stored.houseId.remove();
  stored.refreshToken.set({ token: refreshToken, expiresAt: Date.now() + REFRESH_TOKEN_LIFE_MS });
  stored.user.set(user);
  // Stored last: other tabs receive one event per item and must not see the new token with the old
  // user.
  stored.token.set(accessToken);
  sessionEnded.remove();
  endSecondFactor();
  listeners.forEach((listener) => listener());
}

/** Starts the second factor, whose code is valid for ten minutes. */
export function startSecondFactor(sign: string): void {
  stored.secondFactorSign.set(sign);
  stored.secondFactorStart.set(Date.now());
}

/** Clears a completed or canceled second factor. */
export function endSecondFactor(): void {
  stored.secondFactorSign.remove();
  stored.secondFactorStart.remove();
}

/**
 * Removes pending orders with a gift card code, because the code alone is enough to redeem the
 * card. The customer enters it again; a card creates only one plan.
 */
function forgetGiftCodes(): void {
  const orders = Object.entries(pendingOrdersItem.get() ?? {});
  const kept = orders.filter(([, order]) => !JSON.stringify(order).includes('"giftCardCode"'));
  if (kept.length < orders.length) pendingOrdersItem.set(Object.fromEntries(kept));
}

/** Clears tokens, house and the tab's order when the session expires. */
export function clearSession(): void {
  stored.token.remove();
  stored.refreshToken.remove();
  stored.houseId.remove();
  payingItem.remove();
  forgetGiftCodes();
  listeners.forEach((listener) => listener());
}

/**
 * Signs the customer out. Nothing stays in storage but language, country and region,
 * because the next customer may use the same computer.
 */
export function signOut(): void {
  // First the token: other tabs take a changed user with a token for another customer.
  clearSession();
  clearItems('device', [stored.locale, stored.country, stored.region]);
  clearItems('tab');
}
