import type {
  BridgeMethod,
  FurtherPage,
} from '@homeview/contracts/vocabulary/reference/callNumbers';
import { encodeReference } from '@homeview/contracts/vocabulary/reference/reference';
import { screenOfPath } from '@homeview/contracts/vocabulary/app/screens';
import { BridgeCode } from '@homeview/contracts/vocabulary/app/bridgeCode';
import { appVersion } from '../../platform/launch/appVersion';
import type { BridgeError } from '../../platform/bridge/bridgeError';
import { config } from '../../platform/launch/config';
import { platformOf } from '../../platform/launch/readEnvironment';
import { asRecord } from '../../platform/asRecord';
import { currentLocale } from '../../platform/locale';
import { log } from '../../platform/log/log';
import { apiError, isApiError } from './apiError';
import type { ApiError } from './apiError';

/**
 * The reference of a failure that a customer reads to support, such as `R1-0M1EW-ME92B`: page, call
 * and code, language and app, without personal data. The mock server's console reproduces the
 * failure from it.
 */
export function referenceOf(error: unknown): string {
  const known = isApiError(error) ? error : null;
  return encodeReference({
    screen: screenOfPath(window.location.pathname),
    call: known?.call ?? null,
    code: known?.code ?? null,
    locale: currentLocale(),
    platform: platformOf(config.environment),
    appVersion: appVersion(config),
  });
}

/** Logs a displayed reference, so that support can find it in the log. */
export const logReference = (reference: string, error: unknown): void =>
  log({
    module: 'failure',
    level: 'error',
    event: isApiError(error) ? error.call : 'unknown',
    message: isApiError(error) ? `${reference} ${error.code}` : reference,
  });

/**
 * A failure of the app as an error for references. The reason is the app's code or a thrown error;
 * an error without a bridge code means that there is no app.
 */
export const failedInApp = (method: BridgeMethod, reason: unknown): ApiError =>
  apiError(method, typeof reason === 'number' ? reason : codeOf(reason));

/** Converts an error to that of a further list page, which support reproduces in another way. */
export const ofFurtherPage = (page: FurtherPage, error: unknown): unknown =>
  isApiError(error) ? { ...error, call: page } : error;

const codeOf = (error: unknown): number =>
  asRecord<BridgeError>(error).origin === 'bridge'
    ? (error as BridgeError).code
    : BridgeCode.NeedsApp;
