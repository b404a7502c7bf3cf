import { useEffect, useRef, useState } from 'react';
import { DialogHost, DialogQueue, type DialogOptions } from '../overlays/Dialog';
import { ToastHost, ToastQueue } from '../overlays/Toast';

export interface DialogStageProps {
  dialogs: DialogOptions[];
  toast?: string | undefined;
  /** What the customer pressed to get here: it had the focus before, and gets it back. */
  opener?: string | undefined;
}

/** An empty page with dialogs above it, as an app would queue them. */
export function DialogStage({ dialogs, toast, opener }: DialogStageProps) {
  const [queue] = useState(() => new DialogQueue());
  const [toasts] = useState(() => new ToastQueue());
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    for (const dialog of dialogs) void queue.open(dialog);
    if (toast) toasts.show({ message: toast, durationMs: 60_000 });
    return () => {
      queue.closeAll();
    };
  }, [queue, toasts, dialogs, toast]);
  return (
    <div style={{ minHeight: 400 }}>
      {opener ? (
        <button ref={button} type="button">
          {opener}
        </button>
      ) : null}
      <DialogHost queue={queue} defaultLabels={{ confirm: 'Ok', cancel: 'Cancel' }} />
      <ToastHost queue={toasts} />
    </div>
  );
}
