import type { RouterHistory } from '@tanstack/react-router';
import { closeOverlaysOnBack } from '../shell/native/closeOverlaysOnBack';
import { followSafeArea } from '../shell/native/followSafeArea';
import { enableHapticChoices } from '../shell/native/hapticFeedback';

/** Setup that is needed only inside the app. Spec 7. */
export function startInApp(history: RouterHistory): void {
  closeOverlaysOnBack(history);
  followSafeArea();
  enableHapticChoices();
}
