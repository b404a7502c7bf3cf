import { versionIn } from '../domain/appVersion';
import { appVersionIn } from './environment';
import { stored } from './storage/storedItems';

/**
 * Keeps the version that this page was told: by its address, else by the browser identifier. What is
 * told now goes before what was stored: a customer who has updated the app must not be taken for one
 * who has not. Spec 2.
 */
export function noteAppVersion(asked: string | null): void {
  const version = versionIn(asked?.trim() ?? '') ?? appVersionIn(navigator.userAgent);
  if (version !== null) stored.appVersion.set(version);
}

/** The app's version, as it was told last. */
export const appVersion = (): string | null =>
  stored.appVersion.get() ?? appVersionIn(navigator.userAgent);
