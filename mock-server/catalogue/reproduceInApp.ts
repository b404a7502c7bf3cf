import type { BridgeMethod } from '@homeview/contracts/callNumbers';
import type { Reference } from '@homeview/contracts/reference';
import { appTriggers, updateTriggers } from './triggers/app';
import type { AppTrigger } from './triggers/app';
import type { Opening } from './openPath';

/** How the failure of a reference is brought about again. */
export interface Reproduction {
  /** Where, in its language and its app. */
  readonly opening: Opening;
  /** What has to be done there; null: nothing, opening it is enough. */
  readonly act: string | null;
}

/** The first app that can buy in the store. Spec 5. */
const STORE_VERSION = [1, 13] as const;
/** An app that does not say its version is of before any did. */
const UNTOLD_VERSION = '1.0';
/** With which an app fails that gave no code. */
const UNTOLD_CODE = 500;

export const isOfApp = (call: Reference['call']): call is BridgeMethod =>
  call !== null && Object.hasOwn(appTriggers, call);

/** The way to a failure of what the portal asked of the app: the phone refuses the same. */
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
  // In a browser there is no app to refuse anything, but only the browser itself.
  if (platform === 'browser')
    return { opening, act: `In a browser that does not allow it: ${act}` };
  const version = appVersion ?? (toUpdate ? UNTOLD_VERSION : undefined);
  return { opening: { ...opening, version, refuse: `${method}:${code ?? UNTOLD_CODE}` }, act };
}

function isTooOld(version: string | null): boolean {
  const [major = 0, minor = 0] = (version ?? UNTOLD_VERSION).split('.').map(Number);
  return major < STORE_VERSION[0] || (major === STORE_VERSION[0] && minor < STORE_VERSION[1]);
}
