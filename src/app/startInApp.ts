import { followSafeArea } from '../shell/native/followSafeArea';
import { enableHapticChoices } from '../shell/native/hapticFeedback';

/** Setup that is needed only inside the app. Spec 7. */
export function startInApp(): void {
  followSafeArea();
  enableHapticChoices();
}
