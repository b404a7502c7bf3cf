/**
 * Runs in the portal's page, before the portal: it hands the page to the phone that it is in. A page
 * in no phone stays as it is. Served to framed pages alone (framedPages.ts).
 */
import type { PhoneWindow } from './phoneWindow';

try {
  (window.parent as PhoneWindow).fakePhone?.attach(window);
} catch {
  // The frame around is another site's: no phone, and none of our business.
}
