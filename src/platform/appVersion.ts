import { config } from './config';
import { stored } from './storedItems';

/** The version that stands in the browser identifier, `HomeViewApp/1.13.2`. */
function versionIn(userAgent: string): string | null {
  const [, after] = userAgent.split(`${config.webViewToken}/`);
  return after?.split(' ')[0] ?? null;
}

/** The app's version, as the address told it (spec 2), else as the browser identifier does. */
export const appVersion = (): string | null =>
  stored.appVersion.get() ?? versionIn(navigator.userAgent);
