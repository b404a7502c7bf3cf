import { isSignedIn } from './session';
import { stored } from './storedItems';

/** What another tab has done to the session of this one. */
export type SessionChange = 'signedIn' | 'signedOut' | 'otherUser';

const state = () => ({ signedIn: isSignedIn(), user: stored.user.get()?.id ?? null });

/** Hears of sign-in, sign-out and a change of user in other tabs; returns the way to stop. */
export function onSessionChangeElsewhere(listener: (change: SessionChange) => void): () => void {
  let before = state();
  const look = ({ storageArea }: StorageEvent) => {
    if (storageArea !== null && storageArea !== window.localStorage) return;
    const now = state();
    const was = before;
    before = now;
    if (was.signedIn && !now.signedIn) listener('signedOut');
    else if (was.user !== null && now.user !== was.user) listener('otherUser');
    else if (!was.signedIn && now.signedIn) listener('signedIn');
  };
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}
