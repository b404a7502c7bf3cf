import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ROOM } from '../../layout/Page/scrollRoom';

export type NoticeTone = AlertColor;

export interface NoticeProps {
  tone: NoticeTone;
  title?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  /** Announced when it appears: errors immediately, others politely. */
  live?: boolean | undefined;
  /** Lies over the end of the content instead of moving what follows it. */
  floating?: boolean | undefined;
}

/** Has no height, so that nothing moves; stays above a pinned bar. */
const NoRoom = styled('div')({
  position: 'sticky',
  bottom: `calc(var(${ROOM.bottom}, 0px) + 8px)`,
  height: 0,
  zIndex: 1,
  '& > *': { position: 'absolute', insetInline: 0, bottom: 0 },
});

/** An inline message, placed next to the content it refers to. */
export function Notice({ tone, title, children, action, live = false, floating }: NoticeProps) {
  // MUI sets role="alert" on every alert, but most notices are present from the start.
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined;
  const alert = (
    <Alert severity={tone} slotProps={{ root: { role } }}>
      {title ? <AlertTitle>{title}</AlertTitle> : null}
      {children}
      {action ? <div>{action}</div> : null}
    </Alert>
  );
  return floating ? <NoRoom>{alert}</NoRoom> : alert;
}
