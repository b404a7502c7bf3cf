import Dialog from '@mui/material/Dialog';
import Fade from '@mui/material/Fade';
import Slide from '@mui/material/Slide';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
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

/** One dialog, based on MUI's, which traps the focus and restores it on close. */
export function DialogWindow({ dialog, open, queue, defaultLabels, onGone }: DialogWindowProps) {
  const id = useId();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { title, content, size = 'medium', position = 'center' } = dialog.options;
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
      aria-labelledby={title ? titleId : contentId}
      {...(title ? { 'aria-describedby': contentId } : {})}
      slots={{ transition: slides ? Slide : Fade }}
      slotProps={{
        transition: {
          onExited: onGone,
          ...(slides ? { direction: position === 'top' ? 'down' : 'up' } : {}),
        },
        paper: { ...place },
        container: { ...place },
      }}
    >
      <DialogBody {...{ title, titleId, contentId }}>{content}</DialogBody>
      <DialogButtons dialog={dialog} queue={queue} defaultLabels={defaultLabels} />
    </Dialog>
  );
}
