import { WEB_VIEW_TOKEN } from '@homeview/contracts/vocabulary/app/webView';
import type { PhoneOs } from './devices';
import type { Settings } from './settings';

const SYSTEMS: Record<PhoneOs, (device: string) => string> = {
  ios: () =>
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  android: (device) =>
    `Mozilla/5.0 (Linux; Android 15; ${device} Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36`,
};

/** The user agent of the app's web view. */
export const userAgentOf = ({ device, version }: Settings): string =>
  `${SYSTEMS[device.os](device.name)} ${WEB_VIEW_TOKEN}/${version}`;
