import { clearSession, sessionEnded } from './session';

type Listener = () => void;
const listeners = new Set<Listener>();

/** The session has ended before anything listened: a route's loader asks before the first screen is drawn. */
let isUnheard = false;

/** Hears when the service ends the session, or has just ended it; returns the way to stop. */
export function onSessionEnd(listener: Listener): Listener {
  listeners.add(listener);
  if (isUnheard) listener();
  isUnheard = false;
  return () => listeners.delete(listener);
}

/** Ends the session as expired: tokens and house go, and listeners are notified. Spec 8. */
export function endSession(): void {
  clearSession();
  sessionEnded.set('yes');
  isUnheard = listeners.size === 0;
  listeners.forEach((listener) => listener());
}
