/** The store's own page of subscriptions: changed and cancelled there. Spec 4, 8. */
const STORE_SUBSCRIPTIONS = 'itms-apps://apps.apple.com/account/subscriptions';

/** An app that opens the store does so at once; one that stays silent must not leave a dead button. */
const PATIENCE_MS = 2000;

/** Opens the subscriptions of the App Store, from the app. @throws BridgeError where that fails. */
export async function openStore(): Promise<void> {
  // Outside the first load: only the app needs the bridge.
  const { setUpBridge } = await import('../platform/bridge/bridge');
  await setUpBridge().openThirdApp(STORE_SUBSCRIPTIONS, { timeoutMs: PATIENCE_MS });
}
