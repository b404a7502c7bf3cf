import { setUpBridge } from './bridge/bridge';
import { environment } from './environment';

/** Copies a text: over the app's bridge inside the app, else by the browser. Rejects if neither can. Spec 7. */
export async function copyText(content: string): Promise<void> {
  if (environment.inApp) await setUpBridge().copyToPasteboard(content);
  else await navigator.clipboard.writeText(content);
}
