import DialogActions from '@mui/material/DialogActions';
import { useEffect, useRef } from 'react';
import { BusyButton } from '../../inputs/BusyButton';
import type { DialogQueue } from './DialogQueue';
import type { DialogLabels, ShownDialog } from './dialogOptions';

export interface DialogButtonsProps {
  dialog: ShownDialog;
  queue: DialogQueue;
  defaultLabels: DialogLabels;
}

/** A button that loses something is red, but never the filled one. */
const harmful = { variant: 'outlined', color: 'error' } as const;

/** Cancel, further buttons and confirm. The safe one of them gets the initial focus. */
export function DialogButtons({ dialog, queue, defaultLabels }: DialogButtonsProps) {
  const { options, busy } = dialog;
  const confirm = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const { destructive = false } = options;
  const last = options.actions?.at(-1);

  useEffect(() => {
    const first = destructive ? cancel.current : (confirm.current ?? cancel.current);
    // No scrolling, because the dialog may still be sliding in from below the screen.
    first?.focus({ preventScroll: true });
  }, [destructive]);

  if (options.hideCancel && options.hideConfirm && !options.actions?.length) return null;
  return (
    <DialogActions>
      {options.hideCancel ? null : (
        <BusyButton
          ref={cancel}
          variant={destructive ? 'contained' : 'outlined'}
          onClick={() => {
            queue.cancel();
          }}
        >
          {options.cancelLabel ?? defaultLabels.cancel}
        </BusyButton>
      )}
      {options.actions?.map((action) => (
        <BusyButton
          key={action.id}
          // Without a confirm button, the last action is the primary one.
          variant={options.hideConfirm && action === last ? 'contained' : 'outlined'}
          {...(action.destructive ? harmful : {})}
          busy={busy === action.id}
          onClick={() => void queue.act(action.id)}
        >
          {action.label}
        </BusyButton>
      ))}
      {options.hideConfirm ? null : (
        <BusyButton
          ref={confirm}
          {...(destructive ? harmful : {})}
          busy={busy === 'confirm'}
          onClick={() => void queue.confirm()}
        >
          {options.confirmLabel ?? defaultLabels.confirm}
        </BusyButton>
      )}
    </DialogActions>
  );
}
