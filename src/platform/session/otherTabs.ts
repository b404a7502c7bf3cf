import { isSignedIn, onOwnSession } from './session';
import { stored } from '../storage/storedItems';

/** What another tab has done to the session of this one. */
export type SessionChange = 'signedIn' | 'signedOut' | 'otherUser';

/** A refresh changes the access token and nothing else: a session is identified by user and refresh token. */
const state = () => ({
  signedIn: isSignedIn(),
  owner: `${stored.user.get()?.id ?? ''} ${stored.refreshToken.get()?.token ?? ''}`,
});

/** Hears of sign-in, sign-out and a change of user in other tabs; returns the way to stop. */
export function onSessionChangeElsewhere(listener: (change: SessionChange) => void): () => void {
  let before = state();
  const look = ({ storageArea }: StorageEvent) => {
    if (storageArea !== null && storageArea !== window.localStorage) return;
    const now = state();
    const was = before;
    before = now;
    if (was.signedIn && !now.signedIn) listener('signedOut');
    else if (!was.signedIn && now.signedIn) listener('signedIn');
    else if (now.signedIn && now.owner !== was.owner) listener('otherUser');
  };
  // A tab hears no storage event for what it does itself, and compares with that, too.
  const stop = onOwnSession(() => {
    before = state();
  });
  window.addEventListener('storage', look);
  return () => {
    stop();
    window.removeEventListener('storage', look);
  };
}
