import { followSafeArea } from '../shell/native/followSafeArea';
import { enableHapticChoices } from '../shell/native/hapticFeedback';

/** What the page does from its start inside the app, and there alone. Spec 7. */
export function startInApp(): void {
  followSafeArea();
  enableHapticChoices();
}
