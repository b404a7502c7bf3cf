import { useEffect, useRef, useState } from 'react';
import { BusyButton } from '../inputs/BusyButton';
import {
  DialogHost,
  DialogQueue,
  type DialogHostProps,
  type DialogOptions,
} from '../overlays/Dialog';
import { ToastHost, ToastQueue } from '../overlays/Toast';

/** Args of a dialog's story: the host's properties, the dialog's options, and more. */
export interface DialogArgs extends DialogHostProps, DialogOptions {
  /** Waits for the first dialog to close. */
  next?: DialogOptions | undefined;
  toast?: string | undefined;
  /** What the customer pressed to get here: it had the focus before, and gets it back. */
  opener?: string | undefined;
}

export interface DialogStageProps extends Omit<DialogArgs, 'queue'> {
  /** A button opens the dialog. Among other stories it would cover them all. */
  whenAsked?: boolean | undefined;
}

const EMPTY_PAGE = { minHeight: 400 };

function open(dialogs: DialogQueue, toasts: ToastQueue, props: DialogStageProps) {
  const { next, toast, ...first } = props;
  void dialogs.open(first);
  if (next) void dialogs.open(next);
  if (toast) toasts.show({ message: toast, durationMs: 60_000 });
}

/** An empty page with dialogs above it, as an app would queue them. */
export function DialogStage(props: DialogStageProps) {
  const { defaultLabels, opener, whenAsked = false } = props;
  // Its own: the documentation shows many stories at once.
  const [dialogs] = useState(() => new DialogQueue());
  const [toasts] = useState(() => new ToastQueue());
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (whenAsked) return undefined;
    button.current?.focus();
    open(dialogs, toasts, props);
    return () => {
      dialogs.closeAll();
    };
  }, [dialogs, toasts, props, whenAsked]);
  return (
    <div style={whenAsked ? {} : EMPTY_PAGE}>
      {opener ? (
        <button ref={button} type="button">
          {opener}
        </button>
      ) : null}
      {whenAsked ? (
        <BusyButton
          variant="outlined"
          onClick={() => {
            open(dialogs, toasts, props);
          }}
        >
          Open the dialog
        </BusyButton>
      ) : null}
      <DialogHost queue={dialogs} defaultLabels={defaultLabels} />
      <ToastHost queue={toasts} />
    </div>
  );
}
