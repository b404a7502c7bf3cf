import { styled } from '@mui/material/styles';
import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Z_INDEX, clearOf, clearOfSides } from '../../theme';
import { ToastCard } from './ToastCard';
import type { ToastQueue } from './ToastQueue';
import { useNeverHidden } from './useNeverHidden';

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

/**
 * Renders the toasts. Both live regions exist from the start, because screen readers announce changes
 * of known regions only. A portal keeps them outside of the elements that an open dialog hides.
 */
export function ToastHost({ queue, closeLabel }: ToastHostProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  const [shelf, setShelf] = useState<HTMLElement | null>(null);
  useNeverHidden(shelf);

  const cards = (errors: boolean) =>
    toasts
      .filter((toast) => (toast.tone === 'error') === errors)
      .map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          closeLabel={closeLabel}
          onClose={() => {
            queue.dismiss(toast.id);
          }}
        />
      ));
  return createPortal(
    <Shelf ref={setShelf}>
      <div role="status">{cards(false)}</div>
      <div role="alert">{cards(true)}</div>
    </Shelf>,
    document.body,
  );
}
