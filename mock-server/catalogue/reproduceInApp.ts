import type { BridgeMethod } from '@homeview/contracts/vocabulary/reference/callNumbers';
import type { Reference } from '@homeview/contracts/vocabulary/reference/reference';
import { appTriggers, updateTriggers } from './triggers/app';
import type { AppTrigger } from './triggers/app';
import type { Opening } from './openPath';

/** How to reproduce the failure of a reference. */
export interface Reproduction {
  /** The link to open, with the customer's language and app. */
  readonly opening: Opening;
  /** The action that causes the failure; null when opening the link is enough. */
  readonly act: string | null;
}

/** The first app version that can buy in the store. */
const STORE_VERSION = [1, 13] as const;
/** Assumed when an app reports no version: such apps are older than version reporting. */
const OLDEST_VERSION = '1.0';
/** The error code used when the app gave none. */
const DEFAULT_CODE = 500;

export const isOfApp = (call: Reference['call']): call is BridgeMethod =>
  call !== null && Object.hasOwn(appTriggers, call);

/** Reproduces a failure of a native app method: the fake phone refuses the same method. */
export function reproduceInApp(
  method: BridgeMethod,
  { screen, code, locale, platform, appVersion }: Reference,
): Reproduction {
  const { usual, on } = appTriggers[method];
  const toUpdate =
    method === 'System.openThirdApp' && screen !== null && isTooOld(appVersion)
      ? updateTriggers[screen]
      : undefined;
  const { act, ...place }: AppTrigger = toUpdate ?? (screen && on[screen]) ?? usual;
  const opening = { ...place, platform, locale: locale ?? undefined };
  // In a browser no app can refuse; only the browser itself can.
  if (platform === 'browser') return { opening, act: `In a browser that blocks this: ${act}` };
  const version = appVersion ?? (toUpdate ? OLDEST_VERSION : undefined);
  return { opening: { ...opening, version, refuse: `${method}:${code ?? DEFAULT_CODE}` }, act };
}

function isTooOld(version: string | null): boolean {
  const [major = 0, minor = 0] = (version ?? OLDEST_VERSION).split('.').map(Number);
  return major < STORE_VERSION[0] || (major === STORE_VERSION[0] && minor < STORE_VERSION[1]);
}
