/** Timeout in ms, for apps that do not respond. An app that opens the page does so at once. */
const PATIENCE_MS = 2000;

/**
 * Opens an external page in the browser through the app, or as a link would if the app fails. Spec
 * 7.
 */
export async function openOutside(url: string): Promise<void> {
  try {
    // A separate chunk, because only the app needs the bridge.
    const { setUpBridge } = await import('../../platform/bridge/bridge');
    await setUpBridge().openBrowser(url, { timeoutMs: PATIENCE_MS });
  } catch {
    window.open(url, '_blank', 'noopener,noreferrer');
  }
}
