import { useState, useSyncExternalStore } from 'react';
import type { DialogQueue } from './DialogQueue';
import { DialogWindow } from './DialogWindow';
import type { DialogLabels } from './dialogOptions';

export interface DialogHostProps {
  queue: DialogQueue;
  /** Default labels of confirm and cancel (Ok and Cancel). */
  defaultLabels: DialogLabels;
}

/** Renders the dialog of the queue. Use one per app, inside its providers, which dialog content needs. */
export function DialogHost({ queue, defaultLabels }: DialogHostProps) {
  const current = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  // The last dialog stays rendered during its closing animation.
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
