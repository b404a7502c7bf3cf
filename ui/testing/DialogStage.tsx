import { useEffect, useRef, useState } from 'react';
import { BusyButton } from '../inputs/BusyButton';
import {
  DialogHost,
  DialogQueue,
  type DialogHostProps,
  type DialogOptions,
} from '../overlays/Dialog';
import { ToastHost, ToastQueue } from '../overlays/Toast';

/** Args of a dialog story: the properties of the host, the options of the dialog, and more. */
export interface DialogArgs extends DialogHostProps, DialogOptions {
  /** A second dialog, shown after the first one. */
  next?: DialogOptions | undefined;
  toast?: string | undefined;
  /** Label of the button that opened the dialog: it has the focus before and after. */
  opener?: string | undefined;
}

export interface DialogStageProps extends Omit<DialogArgs, 'queue'> {
  /** The dialog is opened by a button, because it would cover other stories. */
  whenAsked?: boolean | undefined;
}

const EMPTY_PAGE = { minHeight: 400 };

function open(dialogs: DialogQueue, toasts: ToastQueue, props: DialogStageProps) {
  const { next, toast, ...first } = props;
  void dialogs.open(first);
  if (next) void dialogs.open(next);
  if (toast) toasts.show({ message: toast, durationMs: 60_000 });
}

/** An empty page with a queue of dialogs, as in an app. */
export function DialogStage(props: DialogStageProps) {
  const { defaultLabels, opener, whenAsked = false } = props;
  // One queue per story, because the documentation shows several stories at once.
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
