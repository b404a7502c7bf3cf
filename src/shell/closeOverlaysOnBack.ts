import type { RouterHistory } from '@tanstack/react-router';
import { dialogs } from './feedback';

/** An open menu or select; unlike the list of countries, it stands outside of the page. */
const OPEN_MENU = 'body > [role="presentation"] :is([role="menu"], [role="listbox"])';

/** The button of an open menu; a menu that is closing has none. */
const OPENED_BY = '[aria-haspopup][aria-expanded="true"]';

/** Closes an open dialog or menu as Escape does; undefined if none is open. */
function overlayCloser(): (() => void) | undefined {
  if (dialogs.getSnapshot() !== null) return () => dialogs.cancel();
  const menu = document.querySelector(OPEN_MENU);
  if (!menu || !document.querySelector(OPENED_BY)) return undefined;
  return () => menu.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
}

type Blocker = Parameters<RouterHistory['block']>[0];

const closeOverlayFirst: Blocker['blockerFn'] = ({ action }) => {
  if (action === 'FORWARD' || action === 'GO') dialogs.closeAll();
  if (action !== 'BACK') return false;
  const close = overlayCloser();
  if (!close) return false;
  // After the blocked step has been reverted, because closing may navigate.
  window.addEventListener('popstate', close, { once: true });
  return true;
};

/**
 * The back button or gesture of the device or the browser closes an open dialog or menu, as Cancel
 * or Escape does, before it leaves the page. Blocks the history only while one is open, because
 * with a blocker the router merges a replaced entry with the next one.
 */
export function closeOverlaysOnBack(history: RouterHistory): void {
  let unblock: (() => void) | undefined;
  const update = () => {
    if (overlayCloser()) {
      unblock ??= history.block({ blockerFn: closeOverlayFirst, enableBeforeUnload: false });
    } else {
      unblock?.();
      unblock = undefined;
    }
  };
  dialogs.subscribe(update);
  // A menu takes the focus when it opens, and gives it back when it closes.
  document.addEventListener('focusin', update);
}
