import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';

export type NoticeTone = AlertColor;

export interface NoticeProps {
  tone: NoticeTone;
  title?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  /** Announced when it appears: errors at once, others politely. */
  live?: boolean | undefined;
}

/** A remark in the page, beside what it is about. */
export function Notice({ tone, title, children, action, live = false }: NoticeProps) {
  // MUI announces every alert; most notices are already there when the page opens.
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <Alert severity={tone} slotProps={{ root: { role } }}>
      {title ? <AlertTitle>{title}</AlertTitle> : null}
      {children}
      {action ? <div>{action}</div> : null}
    </Alert>
  );
}
