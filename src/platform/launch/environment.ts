import type { Terminal } from '@homeview/contracts/vocabulary/headers';
import type { Platform } from '@homeview/contracts/vocabulary/app/platform';
import { versionIn } from '../../domain/appVersion';
import { config } from './config';

export type Os = 'ios' | 'android' | 'other';

/** Where the portal is open. Spec 1. */
export interface Environment {
  readonly inApp: boolean;
  readonly os: Os;
}

/**
 * The version of the app that an identifier names, `HomeViewApp/1.13.2` → `1.13.2`; null where it
 * names none: neither `MyHomeViewApp/1` nor `HomeViewApp/` is the app.
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

/** Reads the browser identifier: `HomeViewApp/<version>` means the app's web view. Spec 1. */
export function readEnvironment(
  userAgent: string,
  webViewToken = config.webViewToken,
): Environment {
  const inApp = appVersionIn(userAgent, webViewToken) !== null;
  // An iPad calls itself a Macintosh; the app runs on no Macintosh.
  if (/iPhone|iPad|iPod/.test(userAgent) || (inApp && /Macintosh/.test(userAgent)))
    return { inApp, os: 'ios' };
  if (/Android/.test(userAgent)) return { inApp, os: 'android' };
  return { inApp, os: 'other' };
}

export const environment: Environment = readEnvironment(navigator.userAgent);

/** Value of the `terminal` header. Spec 7. */
export const terminal: Terminal = environment.inApp ? 'app' : 'web';

/** The same as references tell it; an app of neither system shows what a browser shows. */
export const platform: Platform =
  environment.inApp && environment.os !== 'other' ? environment.os : 'browser';
