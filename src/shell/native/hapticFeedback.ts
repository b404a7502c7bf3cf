import { environment } from '../../platform/launch/environment';

/** Nothing waits for it; the limit only keeps a silent app's calls from adding up, in ms. */
const PATIENCE_MS = 2000;

/**
 * Has the phone give a short tap that the hand feels; in a browser nothing. For what a finger has
 * set, and for the end of a payment: an impact for everything would say nothing. Spec 7.
 */
export function hapticFeedback(): void {
  if (!environment.inApp) return;
  // Outside the first load: only the app needs the bridge.
  import('../../platform/bridge/bridge')
    .then(({ setUpBridge }) => setUpBridge().impactFeedback({ timeoutMs: PATIENCE_MS }))
    // It is a courtesy: without it nothing is missing.
    .catch(() => undefined);
}

const isChoice = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);

/**
 * Lets every choice be felt: a tile, a device, a way to pay, an agreement, and the device too many
 * that is not taken. One listener for all, so that no screen can forget it.
 */
export function enableHapticChoices(): void {
  document.addEventListener('change', ({ target }) => {
    if (isChoice(target)) hapticFeedback();
  });
}
