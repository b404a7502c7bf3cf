import Dialog from '@mui/material/Dialog';
import Fade from '@mui/material/Fade';
import Slide from '@mui/material/Slide';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { DialogBody } from './DialogBody';
import { DialogButtons } from './DialogButtons';
import type { DialogQueue } from './DialogQueue';
import type { DialogLabels, ShownDialog } from './dialogOptions';

export interface DialogWindowProps {
  dialog: ShownDialog;
  /** False during the closing animation. */
  open: boolean;
  queue: DialogQueue;
  defaultLabels: DialogLabels;
  /** Called after the closing animation. */
  onGone: () => void;
}

/** In ms: longer than the time between the two presses of a double click. */
const IGNORES_PRESSES_MS = 300;

/** Whether a dialog has been open long enough for a press to be meant for it. */
function useTakesPresses(): boolean {
  const [takesPresses, setTakesPresses] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setTakesPresses(true);
    }, IGNORES_PRESSES_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return takesPresses;
}

function ignore(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** Enter and the space bar press a button by a click, too. */
const ignorePresses = { onMouseDownCapture: ignore, onClickCapture: ignore };

/** A press beside the dialog leaves the focus where it is. */
const keepFocus = {
  onMouseDown: (event: SyntheticEvent) => {
    if (!(event.target as Element).closest('[role="dialog"]')) event.preventDefault();
  },
};

/** One dialog, based on MUI's, which traps the focus and restores it on close. */
export function DialogWindow({ dialog, open, queue, defaultLabels, onGone }: DialogWindowProps) {
  const id = useId();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { title, content, size = 'medium', position = 'center' } = dialog.options;
  const takesPresses = useTakesPresses();
  const titleId = `${id}-title`;
  const contentId = `${id}-content`;
  // The theme styles dialogs by these attributes.
  const place = { 'data-size': size, 'data-position': position };
  const slides = onPhone || position !== 'center';
  return (
    <Dialog
      open={open}
      onClose={(_, reason) => {
        if (reason === 'backdropClick') queue.pressMask();
        else queue.pressEscape();
      }}
      {...(takesPresses ? keepFocus : ignorePresses)}
      aria-labelledby={title ? titleId : contentId}
      {...(title ? { 'aria-describedby': contentId } : {})}
      slots={{ transition: slides ? Slide : Fade }}
      slotProps={{
        transition: {
          onExited: onGone,
          ...(slides ? { direction: position === 'top' ? 'down' : 'up' } : {}),
        },
        paper: { ...place, sx: { pointerEvents: takesPresses ? 'auto' : 'none' } },
        container: { ...place },
      }}
    >
      <DialogBody {...{ title, titleId, contentId }}>{content}</DialogBody>
      <DialogButtons dialog={dialog} queue={queue} defaultLabels={defaultLabels} />
    </Dialog>
  );
}
