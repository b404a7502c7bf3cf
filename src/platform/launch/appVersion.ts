import { versionIn } from '../../domain/appVersion';
import { stored } from '../storage/storedItems';
import type { PortalConfig } from './config';

/**
 * Stores the app version from the URL or the user agent. It replaces the stored version, so that an
 * updated app does not count as outdated.
 */
export function noteAppVersion(asked: string | null, { environment }: PortalConfig): void {
  const version = versionIn(asked?.trim() ?? '') ?? environment.appVersion;
  if (version !== null) stored.appVersion.set(version);
}

/** The app version last reported. */
export const appVersion = ({ environment }: PortalConfig): string | null =>
  stored.appVersion.get() ?? environment.appVersion;
