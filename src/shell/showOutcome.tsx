import type { Translate } from '../i18n/useText';
import { showFailureToast } from './failureToast';
import type { Failed } from './failureToast';
import { ContactSupport } from './links/ContactSupport';

export { showSuccess } from './failureToast';

/** Shows a toast for a failed action, with a reference and the way to support. */
export function showFailure(failed: Failed | string, error: unknown, text: Translate): void {
  showFailureToast(failed, error, text, (reference) => (
    <ContactSupport {...{ reference, error }} />
  ));
}
