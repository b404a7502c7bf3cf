import type { Platform } from '@homeview/contracts/vocabulary/app/platform';
import { versionIn } from '../../domain/appVersion';

export type Os = 'ios' | 'android' | 'other';

/** Where the portal runs. */
export interface Environment {
  readonly inApp: boolean;
  readonly os: Os;
  /** The app's version in the user agent. */
  readonly appVersion: string | null;
}

/**
 * The app version in a user agent, `HomeViewApp/1.13.2` → `1.13.2`; null if there is none. `MyHomeViewApp/1`,
 * `X1HomeViewApp/1` and `HomeViewApp/` do not count.
 */
export function appVersionIn(userAgent: string, app: string): string | null {
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
export function readEnvironment(userAgent: string, webViewToken: string): Environment {
  const appVersion = appVersionIn(userAgent, webViewToken);
  const inApp = appVersion !== null;
  // Before iOS: the name of an Android device may contain "iPhone".
  if (/\bAndroid \d/.test(userAgent)) return { inApp, appVersion, os: 'android' };
  // iPads identify as Macintosh, and the app does not run on a Mac.
  if (/\b(iPhone|iPad|iPod)\b/.test(userAgent) || (inApp && /\bMacintosh\b/.test(userAgent)))
    return { inApp, appVersion, os: 'ios' };
  if (/\bAndroid\b/.test(userAgent)) return { inApp, appVersion, os: 'android' };
  return { inApp, appVersion, os: 'other' };
}

/** The platform in error references; the app on another system counts as a browser. */
export const platformOf = ({ inApp, os }: Environment): Platform =>
  inApp && os !== 'other' ? os : 'browser';
