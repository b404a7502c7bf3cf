import { pendingOrdersItem } from '../storage/pendingOrdersItem';
import { textItem } from '../storage/storage';
import { stored } from '../storage/storedItems';
import type { StoredUser } from '../storage/storedItems';

/** Assumed life of a refresh token, in ms; the client never acts on it (ruling 10). Spec 7. */
export const REFRESH_TOKEN_LIFE_MS = 300_000;

export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly user: StoredUser;
}

/** This tab's session has ended by itself: sign-in says so. Forgotten with the next sign-in. */
export const sessionEnded = textItem('sessionEnded', 'tab');

/** Signed in is anyone who has a token stored; there is no third state. Spec 6. */
export const isSignedIn = (): boolean => stored.token.get() !== null;

const listeners = new Set<() => void>();

/** Hears of what this tab does to the session itself; returns the way to stop. */
export function onOwnSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the tokens and the user of a sign-in. Another user's house is forgotten first; one that a link named before anybody signed in stays. */
export function saveSession({ accessToken, refreshToken, user }: Session): void {
  const before = stored.user.get();
  if (before && before.id !== user.id) stored.houseId.remove();
  stored.refreshToken.set({ token: refreshToken, expiresAt: Date.now() + REFRESH_TOKEN_LIFE_MS });
  stored.user.set(user);
  // Last: a tab that waits for it sees each item as it comes, and must not take the user for another one.
  stored.token.set(accessToken);
  sessionEnded.remove();
  endSecondFactor();
  listeners.forEach((listener) => listener());
}

/** A second factor is under way from here; its code lives for ten minutes. Spec 4. */
export function startSecondFactor(sign: string): void {
  stored.secondFactorSign.set(sign);
  stored.secondFactorStart.set(Date.now());
}

/** Forgets a second factor: it succeeded or was given up. */
export function endSecondFactor(): void {
  stored.secondFactorSign.remove();
  stored.secondFactorStart.remove();
}

/**
 * Forgets the orders under way that hold the code of a gift card: the code alone is enough to use the card.
 * Their customer enters it again; one card makes one plan, whatever the orders.
 */
function forgetGiftCodes(): void {
  const orders = Object.entries(pendingOrdersItem.get() ?? {});
  const kept = orders.filter(([, order]) => !JSON.stringify(order).includes('"giftCardCode"'));
  if (kept.length < orders.length) pendingOrdersItem.set(Object.fromEntries(kept));
}

/** Forgets the tokens and the current house: sign-out, and the end of a session. Spec 2, 8. */
export function clearSession(): void {
  stored.token.remove();
  stored.refreshToken.remove();
  stored.houseId.remove();
  forgetGiftCodes();
  listeners.forEach((listener) => listener());
}
