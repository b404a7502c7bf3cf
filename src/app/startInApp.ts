import type { RouterHistory } from '@tanstack/react-router';
import { closeWebViewOnBack } from '../shell/native/closeWebViewOnBack';
import { followSafeArea } from '../shell/native/followSafeArea';
import { enableHapticChoices } from '../shell/native/hapticFeedback';

/** Setup that is needed only inside the app. */
export function startInApp(history: RouterHistory): void {
  closeWebViewOnBack(history);
  followSafeArea();
  enableHapticChoices();
}
