import { clearSession, sessionEnded } from './session';

type Listener = () => void;
const listeners = new Set<Listener>();

/** The session expired before a listener was added: route loaders run before the first render. */
let isUnheard = false;

/** Notifies when the service ends the session, or has just ended it; returns a function to stop. */
export function onSessionEnd(listener: Listener): Listener {
  listeners.add(listener);
  if (isUnheard) listener();
  isUnheard = false;
  return () => listeners.delete(listener);
}

/** Ends an expired session: clears tokens and house, then notifies listeners. */
export function endSession(): void {
  clearSession();
  sessionEnded.set('yes');
  isUnheard = listeners.size === 0;
  listeners.forEach((listener) => listener());
}
