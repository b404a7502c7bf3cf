/** Timeout in ms, for apps that do not respond. An app that closes the page does so at once. */
const PATIENCE_MS = 2000;

/** Closes the app's web view. @throws BridgeError if the app does not. */
export async function closeWebView(): Promise<void> {
  // A separate chunk, because only the app needs the bridge.
  const { setUpBridge } = await import('../../platform/bridge/bridge');
  await setUpBridge().close({ timeoutMs: PATIENCE_MS });
}
