import { ReferenceLine } from '@homeview/ui/ReferenceLine';
import { logReference, referenceOf } from '../api/request/reference';
import type { Translate } from '../i18n/useText';
import { toasts } from './feedback';
import { ContactSupport } from './links/ContactSupport';

/** Duration of a failure toast, in ms: long enough to note the reference. */
const FAILURE_DURATION_MS = 10_000;

/** Id of the last toast; a repeated action replaces it. */
let shown = 0;

/** Shows a toast for a failed action, with a reference for support. Spec 8. */
export function showFailure(message: string, error: unknown, text: Translate): void {
  const reference = referenceOf(error);
  logReference(reference, error);
  toasts.dismiss(shown);
  shown = toasts.show({
    message,
    note: (
      <ReferenceLine
        label={text('common.reference')}
        value={reference}
        plain
        action={<ContactSupport reference={reference} />}
      />
    ),
    tone: 'error',
    durationMs: FAILURE_DURATION_MS,
  });
}

/** Shows a toast for a successful action and removes an earlier failure toast. */
export function showSuccess(message: string): void {
  toasts.dismiss(shown);
  toasts.show({ message, tone: 'success' });
}
