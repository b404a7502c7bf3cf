import type { Terminal } from '@homeview/contracts/vocabulary/headers';
import type { Platform } from '@homeview/contracts/vocabulary/app/platform';
import { versionIn } from '../../domain/appVersion';
import { config } from './config';

export type Os = 'ios' | 'android' | 'other';

/** Where the portal runs. Spec 1. */
export interface Environment {
  readonly inApp: boolean;
  readonly os: Os;
}

/**
 * The app version in a user agent, `HomeViewApp/1.13.2` → `1.13.2`; null if there is none. Neither
 * `MyHomeViewApp/1` nor `HomeViewApp/` counts.
 */
export function appVersionIn(userAgent: string, app = config.webViewToken): string | null {
  const [first = '', ...others] = userAgent.split(`${app}/`);
  let before = first;
  for (const after of others) {
    const version = versionIn(after);
    if (version !== null && !/[A-Za-z_-]$/.test(before)) return version;
    before = after;
  }
  return null;
}

/** Parses the user agent: `HomeViewApp/<version>` means the app's web view. Spec 1. */
export function readEnvironment(
  userAgent: string,
  webViewToken = config.webViewToken,
): Environment {
  const inApp = appVersionIn(userAgent, webViewToken) !== null;
  // iPads identify as Macintosh, and the app does not run on a Mac.
  if (/iPhone|iPad|iPod/.test(userAgent) || (inApp && /Macintosh/.test(userAgent)))
    return { inApp, os: 'ios' };
  if (/Android/.test(userAgent)) return { inApp, os: 'android' };
  return { inApp, os: 'other' };
}

export const environment: Environment = readEnvironment(navigator.userAgent);

/** Value of the `terminal` header. Spec 7. */
export const terminal: Terminal = environment.inApp ? 'app' : 'web';

/** The platform in error references; the app on another system counts as a browser. */
export const platform: Platform =
  environment.inApp && environment.os !== 'other' ? environment.os : 'browser';
