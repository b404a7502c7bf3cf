import type { RouterHistory } from '@tanstack/react-router';
import { closeWebView } from './closeWebView';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** An entry below the first page of the web view: back to it closes the web view. */
    isBelowFirstPage?: boolean;
  }
}

/** Whether the web view has no page to go back to. */
function isFirstEntry(): boolean {
  // Missing in iOS before 26, where the length counts pages that were left by back, too.
  const { navigation }: Partial<Pick<Window, 'navigation'>> = window;
  return navigation ? !navigation.canGoBack : window.history.length === 1;
}

/**
 * Puts an entry below the first page of the web view. Without it, the app would close the web view
 * at the device's back without asking the page, and an open dialog could not be closed first.
 */
export function closeWebViewOnBack(history: RouterHistory): void {
  history.subscribe(({ location, action }) => {
    if (action.type !== 'BACK' || !location.state.isBelowFirstPage) return;
    // If the app does not close the web view, the next back does.
    closeWebView().catch(() => undefined);
  });
  if (!isFirstEntry()) return;
  const { href, state } = history.location;
  history.replace(href, { ...state, isBelowFirstPage: true });
  // Otherwise the history would merge both steps into one.
  history.flush();
  history.push(href, state);
}
