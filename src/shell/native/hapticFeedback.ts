import { config } from '../../platform/launch/config';

/** Timeout in ms, so that calls to an app that does not respond do not accumulate. */
const PATIENCE_MS = 2000;

/**
 * Triggers a short vibration in the app; does nothing in a browser. Only for selections and the end
 * of a payment.
 */
export function hapticFeedback(): void {
  if (!config.environment.inApp) return;
  // A separate chunk, because only the app needs the bridge.
  import('../../platform/bridge/bridge')
    .then(({ setUpBridge }) => setUpBridge().impactFeedback({ timeoutMs: PATIENCE_MS }))
    // Optional: a failure is ignored.
    .catch(() => undefined);
}

const isChoice = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);

/**
 * Triggers haptic feedback for every selection: tiles, devices, payment methods, terms, and a
 * device over the limit. One delegated listener covers all pages.
 */
export function enableHapticChoices(): void {
  document.addEventListener('change', ({ target }) => {
    if (isChoice(target)) hapticFeedback();
  });
}
