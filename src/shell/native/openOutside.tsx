import { failedInApp } from '../../api/request/reference';
import type { Translate } from '../../i18n/useText';
import { copyText } from '../../platform/copyText';
import { dialogs } from '../feedback';
import { showFailureToast, showSuccess } from '../failureToast';

/** Timeout in ms, for apps that do not respond. An app that opens the page does so at once. */
const PATIENCE_MS = 2000;

/**
 * Opens a tab without opener and referrer; false if the web view has no tabs. `window.open` with
 * `noopener` always returns null, so it cannot tell.
 */
function openTab(url: string): boolean {
  const tab = window.open('about:blank', '_blank');
  if (!tab) return false;
  tab.opener = null;
  const link = tab.document.createElement('a');
  link.href = url;
  link.rel = 'noreferrer';
  tab.document.body.append(link);
  link.click();
  return true;
}

/** Shows the address to copy. The dialog stays open if it cannot be copied. */
function showAddress(url: string, text: Translate): void {
  const copy = async (): Promise<boolean> => {
    try {
      await copyText(url);
      showSuccess(text('outside.copied'));
      return true;
    } catch (error) {
      const failure = failedInApp('System.copyToPasteboard', error);
      showFailureToast(text('outside.copyFailed'), failure, text);
      return false;
    }
  };
  void dialogs.open({
    title: text('outside.title'),
    content: (
      <>
        {text('outside.message')} <bdi>{url}</bdi>
      </>
    ),
    confirmLabel: text('outside.copy'),
    cancelLabel: text('common.close'),
    onConfirm: copy,
  });
}

/**
 * Opens an external page in the browser through the app. If the app fails, opens a tab, or shows
 * the address.
 */
export async function openOutside(url: string, text: Translate): Promise<void> {
  try {
    // A separate chunk, because only the app needs the bridge.
    const { setUpBridge } = await import('../../platform/bridge/bridge');
    await setUpBridge().openBrowser(url, { timeoutMs: PATIENCE_MS });
  } catch {
    if (!openTab(url)) showAddress(url, text);
  }
}
