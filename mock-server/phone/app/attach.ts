/**
 * Runs in the portal's page before the portal and attaches the page to the phone that frames it.
 * Does nothing outside a phone. Only framed pages get this script (framedPages.ts).
 */
import type { PhoneWindow } from './phoneWindow';

try {
  (window.parent as PhoneWindow).fakePhone?.attach(window);
} catch {
  // A cross-origin parent is not the phone.
}
