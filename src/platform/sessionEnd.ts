import { clearSession, sessionEnded } from './session';

type Listener = () => void;
const listeners = new Set<Listener>();

/** Hears when the service ends the session; returns the way to stop. */
export function onSessionEnd(listener: Listener): Listener {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ends the session as expired: tokens and house go, and whoever listens is told. Spec 8. */
export function endSession(): void {
  clearSession();
  sessionEnded.set('yes');
  listeners.forEach((listener) => listener());
}
