import { encodeReference } from '@homeview/contracts/reference';
import { screenOfPath } from '@homeview/contracts/vocabulary/screens';
import { appVersion } from '../platform/appVersion';
import { platform } from '../platform/environment';
import { currentLocale } from '../platform/locale';
import { log } from '../platform/log/log';
import { isApiError } from './apiError';

/**
 * What a customer reads to support of something that failed here and now, e.g. `R1-0M1EW-ME92B`: the
 * screen, the call and its code, the language and the app; nothing about the customer. The console
 * of the mock server opens the same failure from it.
 */
export function referenceOf(error: unknown): string {
  const known = isApiError(error) ? error : null;
  return encodeReference({
    screen: screenOfPath(window.location.pathname),
    call: known?.call ?? null,
    code: known?.code ?? null,
    locale: currentLocale(),
    platform,
    appVersion: appVersion(),
  });
}

/** Logs that a customer has been shown a reference, so that it is found in the log. */
export const logReference = (reference: string, error: unknown): void =>
  log({
    module: 'failure',
    level: 'error',
    event: isApiError(error) ? error.call : 'unknown',
    message: isApiError(error) ? `${reference} ${error.code}` : reference,
  });
