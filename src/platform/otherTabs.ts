import { isSignedIn } from './session';
import { stored } from './storedItems';

/** What another tab has done to the session of this one. */
export type SessionChange = 'signedIn' | 'signedOut' | 'otherUser';

/** A refresh changes the access token and nothing else: a session is told by user and refresh token. */
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
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}
