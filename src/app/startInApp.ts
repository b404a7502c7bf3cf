import { followSafeArea } from '../shell/followSafeArea';
import { feelChoices } from '../shell/impact';

/** What the page does from its start inside the app, and there alone. Spec 7. */
export function startInApp(): void {
  followSafeArea();
  feelChoices();
}
