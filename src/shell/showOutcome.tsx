import { ReferenceLine } from '@homeview/ui/ReferenceLine';
import { logReference, referenceOf } from '../api/request/reference';
import type { Translate } from '../i18n/useText';
import { toasts } from './feedback';

/** How long a failure stands, in ms: long enough to read or note its reference. */
const FAILURE_DURATION_MS = 10_000;

/** When an action is repeated, only its last result is shown. */
let shown = 0;

/** Says in a toast that an action failed, with what to read to support. Spec 8. */
export function showFailure(message: string, error: unknown, text: Translate): void {
  const reference = referenceOf(error);
  logReference(reference, error);
  toasts.dismiss(shown);
  shown = toasts.show({
    message,
    note: <ReferenceLine label={text('common.reference')} value={reference} plain />,
    tone: 'error',
    durationMs: FAILURE_DURATION_MS,
  });
}

/** Says in a toast that an action succeeded: that it failed before is no longer true. */
export function showSuccess(message: string): void {
  toasts.dismiss(shown);
  toasts.show({ message, tone: 'success' });
}
