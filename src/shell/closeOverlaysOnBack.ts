import { openMenu } from '@homeview/ui/AppHeader';
import type { RouterHistory } from '@tanstack/react-router';
import { dialogs } from './feedback';

/** Closes an open dialog or menu as Escape does; null if none is open. */
const overlayCloser = (): (() => void) | null =>
  dialogs.getSnapshot() !== null ? () => dialogs.cancel() : openMenu.getClose();

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
  openMenu.subscribe(update);
}
