import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';

export type NoticeTone = AlertColor;

export interface NoticeProps {
  tone: NoticeTone;
  title?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  /** Announced when it appears: errors immediately, others politely. */
  live?: boolean | undefined;
}

/** An inline message, placed next to the content it refers to. */
export function Notice({ tone, title, children, action, live = false }: NoticeProps) {
  // MUI sets role="alert" on every alert, but most notices are present from the start.
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <Alert severity={tone} slotProps={{ root: { role } }}>
      {title ? <AlertTitle>{title}</AlertTitle> : null}
      {children}
      {action ? <div>{action}</div> : null}
    </Alert>
  );
}
