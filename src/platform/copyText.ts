import { config } from './launch/config';

/**
 * Timeout for an app that does not respond, in ms. An app that supports copying responds at once.
 */
const PATIENCE_MS = 2000;

const byBrowser = (content: string): Promise<void> => navigator.clipboard.writeText(content);

/**
 * Copies a text through the app's bridge, or through the browser outside the app and as a fallback.
 * Rejects if neither works.
 */
export async function copyText(content: string): Promise<void> {
  if (!config.environment.inApp) return byBrowser(content);
  try {
    // A separate chunk, because only the app needs the bridge.
    const { setUpBridge } = await import('./bridge/bridge');
    await setUpBridge().copyToPasteboard(content, { timeoutMs: PATIENCE_MS });
  } catch (error) {
    // Rejects with the app's error, which is more specific than the browser's.
    await byBrowser(content).catch(() => Promise.reject(error as Error));
  }
}
