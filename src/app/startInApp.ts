import { followSafeArea } from '../shell/followSafeArea';
import { enableHapticChoices } from '../shell/hapticFeedback';

/** What the page does from its start inside the app, and there alone. Spec 7. */
export function startInApp(): void {
  followSafeArea();
  enableHapticChoices();
}
