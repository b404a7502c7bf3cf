/** An app that closes the page does so at once; one that stays silent must not keep the customer. */
const PATIENCE_MS = 2000;

/** Closes the app's web view. @throws BridgeError where the app does not do it. */
export async function closeWebView(): Promise<void> {
  // Outside the first load: only the app needs the bridge.
  const { setUpBridge } = await import('../../platform/bridge/bridge');
  await setUpBridge().close({ timeoutMs: PATIENCE_MS });
}
