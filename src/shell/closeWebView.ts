/** Closes the app's web view. @throws BridgeError where the app does not do it. */
export async function closeWebView(): Promise<void> {
  // Outside the first load: only the app needs the bridge.
  const { setUpBridge } = await import('../platform/bridge/bridge');
  await setUpBridge().close();
}
