import { failedInApp } from '../../api/request/reference';
import { config } from '../../platform/launch/config';

/** The store's own page of subscriptions: changed and cancelled there. Spec 4, 8. */
const STORE_SUBSCRIPTIONS = 'itms-apps://apps.apple.com/account/subscriptions';

/** An app that opens the store does so at once; one that stays silent must not leave a dead button. */
const PATIENCE_MS = 2000;

async function open(page: string): Promise<void> {
  // Outside the first load: only the app needs the bridge.
  const { setUpBridge } = await import('../../platform/bridge/bridge');
  try {
    await setUpBridge().openThirdApp(page, { timeoutMs: PATIENCE_MS });
  } catch (error) {
    throw failedInApp('System.openThirdApp', error);
  }
}

/** Opens the subscriptions of the App Store, from the app. @throws ApiError of the app where that fails. */
export const openStore = (): Promise<void> => open(STORE_SUBSCRIPTIONS);

/** Opens the app's own page in the App Store. @throws ApiError of the app where that fails. */
export const openAppPage = (): Promise<void> => open(config.appStoreUrl);
