import type { Terminal } from '@homeview/contracts/vocabulary/headers';
import type { Platform } from '@homeview/contracts/vocabulary/app/platform';
import { versionIn } from '../../domain/appVersion';
import { config } from './config';

export type Os = 'ios' | 'android' | 'other';

/** Where the portal runs. */
export interface Environment {
  readonly inApp: boolean;
  readonly os: Os;
}

/**
 * The app version in a user agent, `HomeViewApp/1.13.2` → `1.13.2`; null if there is none. `MyHomeViewApp/1`,
 * `X1HomeViewApp/1` and `HomeViewApp/` do not count.
 */
export function appVersionIn(userAgent: string, app = config.webViewToken): string | null {
  const [first = '', ...others] = userAgent.split(`${app}/`);
  let before = first;
  for (const after of others) {
    const version = versionIn(after);
    if (version !== null && !/[\w-]$/.test(before)) return version;
    before = after;
  }
  return null;
}

/** Parses the user agent: `HomeViewApp/<version>` means the app's web view. */
export function readEnvironment(
  userAgent: string,
  webViewToken = config.webViewToken,
): Environment {
  const inApp = appVersionIn(userAgent, webViewToken) !== null;
  // Before iOS: the name of an Android device may contain "iPhone".
  if (/\bAndroid \d/.test(userAgent)) return { inApp, os: 'android' };
  // iPads identify as Macintosh, and the app does not run on a Mac.
  if (/\b(iPhone|iPad|iPod)\b/.test(userAgent) || (inApp && /\bMacintosh\b/.test(userAgent)))
    return { inApp, os: 'ios' };
  if (/\bAndroid\b/.test(userAgent)) return { inApp, os: 'android' };
  return { inApp, os: 'other' };
}

export const environment: Environment = readEnvironment(navigator.userAgent);

/** Value of the `terminal` header. */
export const terminal: Terminal = environment.inApp ? 'app' : 'web';

/** The platform in error references; the app on another system counts as a browser. */
export const platform: Platform =
  environment.inApp && environment.os !== 'other' ? environment.os : 'browser';
