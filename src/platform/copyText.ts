import { setUpBridge } from './bridge/bridge';
import { environment } from './launch/environment';

/** An app that copies does so at once; one that stays silent must not leave the press unanswered, in ms. */
const PATIENCE_MS = 2000;

const byBrowser = (content: string): Promise<void> => navigator.clipboard.writeText(content);

/**
 * Copies a text: over the app's bridge inside the app, else by the browser, as where the app does
 * not do it. Rejects if neither can. Spec 7.
 */
export async function copyText(content: string): Promise<void> {
  if (!environment.inApp) return byBrowser(content);
  try {
    await setUpBridge().copyToPasteboard(content, { timeoutMs: PATIENCE_MS });
  } catch (error) {
    // Why the app did not do it says more than that the browser may not.
    await byBrowser(content).catch(() => Promise.reject(error as Error));
  }
}
