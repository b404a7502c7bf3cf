import { versionIn } from '../../domain/appVersion';
import { appVersionIn } from './environment';
import { stored } from '../storage/storedItems';

/**
 * Stores the version of the app from the address, else from the user agent. A value from
 * now replaces the stored one: a customer who has updated the app must not be taken for one
 * who has not. Spec 2.
 */
export function noteAppVersion(asked: string | null): void {
  const version = versionIn(asked?.trim() ?? '') ?? appVersionIn(navigator.userAgent);
  if (version !== null) stored.appVersion.set(version);
}

/** The app's version, as last reported. */
export const appVersion = (): string | null =>
  stored.appVersion.get() ?? appVersionIn(navigator.userAgent);
