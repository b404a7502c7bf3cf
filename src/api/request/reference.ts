import type { BridgeMethod, FurtherPage } from '@homeview/contracts/callNumbers';
import { encodeReference } from '@homeview/contracts/reference';
import { screenOfPath } from '@homeview/contracts/vocabulary/app/screens';
import { BridgeCode } from '@homeview/contracts/vocabulary/app/bridgeCode';
import { appVersion } from '../../platform/launch/appVersion';
import type { BridgeError } from '../../platform/bridge/bridgeError';
import { platform } from '../../platform/launch/environment';
import { asRecord } from '../../platform/asRecord';
import { currentLocale } from '../../platform/locale';
import { log } from '../../platform/log/log';
import { apiError, isApiError } from './apiError';
import type { ApiError } from './apiError';

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

/**
 * What the app did not do, as a reference tells it. The reason is the code of its answer, or what was
 * thrown: other errors come from a browser, where there is no app to ask.
 */
export const failedInApp = (method: BridgeMethod, reason: unknown): ApiError =>
  apiError(method, typeof reason === 'number' ? reason : codeOf(reason));

/** An error of a page of a list, as that of a further one: support does otherwise to see it again. */
export const ofFurtherPage = (page: FurtherPage, error: unknown): unknown =>
  isApiError(error) ? { ...error, call: page } : error;

const codeOf = (error: unknown): number =>
  asRecord<BridgeError>(error).origin === 'bridge'
    ? (error as BridgeError).code
    : BridgeCode.NeedsApp;
