import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Z_INDEX, clearOf, clearOfSides } from '../../theme';
import { ToastCard } from './ToastCard';
import type { ToastQueue } from './ToastQueue';

export interface ToastHostProps {
  queue: ToastQueue;
  /** Name of the close buttons; without it there are none. */
  closeLabel?: string | undefined;
}

const Shelf = styled('div')({
  position: 'fixed',
  // Above dialogs, so that toasts are visible while a dialog is open.
  zIndex: Z_INDEX.snackbar,
  insetInline: 0,
  top: clearOf('top', 12),
  display: 'grid',
  justifyItems: 'center',
  ...clearOfSides(16),
  pointerEvents: 'none',
  '& > div': { display: 'grid', gap: 8, justifyItems: 'center', width: '100%' },
  '& > div:not(:empty) + div:not(:empty)': { marginTop: 8 },
});

/** A dialog of MUI hides all other elements, live regions too: mui/material-ui#30097. */
function keepAnnounced(shelf: HTMLElement | null) {
  if (!shelf) return undefined;
  const observer = new MutationObserver(() => shelf.removeAttribute('aria-hidden'));
  observer.observe(shelf, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

/**
 * Renders the toasts. The live region exists from the start, because screen readers announce changes
 * of known regions only. A portal keeps it outside of the elements that an open dialog hides.
 */
export function ToastHost({ queue, closeLabel }: ToastHostProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.getSnapshot);

  const cards = (errors: boolean) =>
    toasts
      .filter((toast) => (toast.tone === 'error') === errors)
      .map((toast) => <ToastCard key={toast.id} {...{ toast, queue, closeLabel }} />);
  return createPortal(
    <Shelf ref={keepAnnounced}>
      <div role="status">{cards(false)}</div>
      <div>{cards(true)}</div>
    </Shelf>,
    document.body,
  );
}
