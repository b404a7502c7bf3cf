/** An app that opens the page does so at once; one that stays silent must not leave a dead link. */
const PATIENCE_MS = 2000;

/** Has the app open a page of somebody else in its browser; where it does not, as a link would. Spec 7. */
export async function openOutside(url: string): Promise<void> {
  try {
    // Outside the first load: only the app needs the bridge.
    const { setUpBridge } = await import('../../platform/bridge/bridge');
    await setUpBridge().openBrowser(url, { timeoutMs: PATIENCE_MS });
  } catch {
    window.open(url, '_blank', 'noopener,noreferrer');
  }
}
