import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useScrolls } from '../../layout/Scrolls';

export interface DialogBodyProps {
  title: ReactNode;
  titleId: string;
  contentId: string;
  children: ReactNode;
}

/**
 * Title and content. They scroll together, also by keyboard, if they are longer than the screen: a
 * sticky title would leave no space for the content on a small phone with large text.
 */
export function DialogBody({ title, titleId, contentId, children }: DialogBodyProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const scrolls = useScrolls(box);
  const named = { role: 'group', 'aria-labelledby': title ? titleId : contentId };
  return (
    <DialogContent ref={setBox} {...(scrolls && { tabIndex: 0, ...named })}>
      {title ? <DialogTitle id={titleId}>{title}</DialogTitle> : null}
      <DialogContentText
        id={contentId}
        component="div"
        color={title ? 'textSecondary' : 'textPrimary'}
      >
        {children}
      </DialogContentText>
    </DialogContent>
  );
}
