import { isSignedIn, onOwnSession } from './session';
import { clearItems } from '../storage/storage';
import { stored } from '../storage/storedItems';

/** How another tab changed the session. */
export type SessionChange = 'signedIn' | 'signedOut' | 'otherUser';

/**
 * Identifies a session by user and refresh token, because a refresh changes only the access token.
 */
const state = () => ({
  signedIn: isSignedIn(),
  /** False after sign-out; an expired session keeps its user. */
  known: isSignedIn() || stored.user.get() !== null,
  owner: JSON.stringify([stored.user.get()?.id, stored.refreshToken.get()?.token]),
});

/** Reports sign-in, sign-out and a change of user in other tabs; returns a function to stop. */
export function onSessionChangeElsewhere(listener: (change: SessionChange) => void): () => void {
  let before = state();
  const look = ({ storageArea }: StorageEvent) => {
    if (storageArea !== null && storageArea !== window.localStorage) return;
    const now = state();
    const was = before;
    before = now;
    // Sign-out in another tab cannot reach the items of this one.
    if (was.known && !now.known) clearItems('tab');
    if (was.signedIn && !now.signedIn) listener('signedOut');
    else if (!was.signedIn && now.signedIn) listener('signedIn');
    else if (now.signedIn && now.owner !== was.owner) listener('otherUser');
  };
  // A tab receives no storage events for its own changes, so they are tracked here.
  const stop = onOwnSession(() => {
    before = state();
  });
  window.addEventListener('storage', look);
  return () => {
    stop();
    window.removeEventListener('storage', look);
  };
}
