import { styled } from '@mui/material/styles';
import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Z_INDEX, clearOf, clearOfSides } from '../../theme';
import { ToastCard } from './ToastCard';
import type { ToastQueue } from './ToastQueue';
import { useNeverHidden } from './useNeverHidden';

export interface ToastHostProps {
  queue: ToastQueue;
  /** Name of each toast's close button; without it there is none. */
  closeLabel?: string | undefined;
}

const Shelf = styled('div')({
  position: 'fixed',
  // Above dialogs (decision 33), or a toast of an open dialog could not be seen.
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
 * Draws the toasts. Both live regions are there from the start, for screen readers announce what
 * changes in a region they know. A portal keeps them out of what an open dialog hides.
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
