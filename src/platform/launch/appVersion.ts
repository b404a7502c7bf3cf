import { versionIn } from '../../domain/appVersion';
import { appVersionIn } from './environment';
import { stored } from '../storage/storedItems';

/**
 * Stores the app version from the URL or the user agent. It replaces the stored version, so that an
 * updated app does not count as outdated.
 */
export function noteAppVersion(asked: string | null): void {
  const version = versionIn(asked?.trim() ?? '') ?? appVersionIn(navigator.userAgent);
  if (version !== null) stored.appVersion.set(version);
}

/** The app version last reported. */
export const appVersion = (): string | null =>
  stored.appVersion.get() ?? appVersionIn(navigator.userAgent);
