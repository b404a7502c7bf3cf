import { useState, useSyncExternalStore } from 'react';
import type { DialogQueue } from './DialogQueue';
import { DialogWindow } from './DialogWindow';
import type { DialogLabels } from './dialogOptions';

export interface DialogHostProps {
  queue: DialogQueue;
  /** Confirm and cancel where a dialog names none (section 2: Ok and Cancel). */
  defaultLabels: DialogLabels;
}

/** Draws the queue's dialog. One per app, inside its providers, so that content keeps them. */
export function DialogHost({ queue, defaultLabels }: DialogHostProps) {
  const current = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  // The last one stays drawn while it leaves.
  const [drawn, setDrawn] = useState(current);
  if (current && current !== drawn) setDrawn(current);

  const dialog = current ?? drawn;
  if (!dialog) return null;
  return (
    <DialogWindow
      key={dialog.id}
      dialog={dialog}
      open={current !== null}
      queue={queue}
      defaultLabels={defaultLabels}
      onGone={() => {
        setDrawn(null);
      }}
    />
  );
}
