import { failedInApp } from '../../api/request/reference';
import { config } from '../../platform/launch/config';

/** The store's page to change and cancel subscriptions. */
const STORE_SUBSCRIPTIONS = 'itms-apps://apps.apple.com/account/subscriptions';

/** Timeout in ms, for apps that do not respond. An app that opens the store does so at once. */
const PATIENCE_MS = 2000;

async function open(page: string): Promise<void> {
  // A separate chunk, because only the app needs the bridge.
  const { setUpBridge } = await import('../../platform/bridge/bridge');
  try {
    await setUpBridge().openThirdApp(page, { timeoutMs: PATIENCE_MS });
  } catch (error) {
    throw failedInApp('System.openThirdApp', error);
  }
}

/** Opens the App Store's subscriptions page. @throws ApiError with the app's code on failure. */
export const openStore = (): Promise<void> => open(STORE_SUBSCRIPTIONS);

/** Opens the app's page in the App Store. @throws ApiError with the app's code on failure. */
export const openAppPage = (): Promise<void> => open(config.appStoreUrl);
