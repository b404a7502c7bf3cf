import type { ReactNode } from 'react';
import { ReferenceLine } from '@homeview/ui/ReferenceLine';
import { logReference, referenceOf } from '../api/request/reference';
import type { Translate } from '../i18n/useText';
import { failureText } from './failureText';
import { toasts } from './feedback';

/** Duration of a failure toast, in ms: long enough to note the reference. */
const FAILURE_DURATION_MS = 10_000;

/** Id of the last toast; a repeated action replaces it. */
let shown = 0;

/** A failed action in words. */
export interface Failed {
  /** What the service's answer means. */
  readonly message: string;
  /** What follows the text of a call without an answer: what is still true, or what to do. */
  readonly safe?: string | undefined;
}

/**
 * Shows a toast for a failed action, with a reference for support.
 *
 * @param actionFor an action after the reference, such as a link to support
 */
export function showFailureToast(
  failed: Failed | string,
  error: unknown,
  text: Translate,
  actionFor?: (reference: string) => ReactNode,
): void {
  const { message, safe }: Failed = typeof failed === 'string' ? { message: failed } : failed;
  const reference = referenceOf(error);
  logReference(reference, error);
  dismissFailure();
  shown = toasts.show({
    message: failureText(error, text, message, safe),
    note: (
      <ReferenceLine
        label={text('common.reference')}
        value={reference}
        plain
        action={actionFor?.(reference)}
      />
    ),
    tone: 'error',
    durationMs: FAILURE_DURATION_MS,
  });
}

/** Removes the toast of an earlier failure, which a new attempt makes out of date. */
export const dismissFailure = (): void => toasts.dismiss(shown);

/** Shows a toast for a successful action and removes an earlier failure toast. */
export function showSuccess(message: string): void {
  dismissFailure();
  toasts.show({ message, tone: 'success' });
}
