import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { RADIUS_PX, breakAnywhere } from '../../theme';
import { Icon } from '../../graphics/Icon';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

export interface NoticeProps {
  tone: NoticeTone;
  title?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  /** Announced when it appears: errors at once, others politely. */
  live?: boolean | undefined;
}

export const toneIcons: Readonly<Record<NoticeTone, LucideIcon>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

const Frame = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: NoticeTone;
}>(({ theme, tone }) => {
  const color = theme.vars.palette[tone];
  return {
    display: 'flex',
    gap: 12,
    padding: '14px 16px',
    borderRadius: RADIUS_PX.control,
    border: '1px solid transparent',
    backgroundColor: color.light,
    color: theme.vars.palette.text.primary,
    // Links keep 4.5:1 on every tint.
    '& [data-link], & [data-variant="text"]': { color: color.dark },
    '& > svg': { color: color.dark, marginTop: 1 },
  };
});

const Body = styled('div')({ flex: 1, ...breakAnywhere, '& > strong': { display: 'block' } });

/** A remark in the page, beside what it is about. */
export function Notice({ tone, title, children, action, live = false }: NoticeProps) {
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <Frame tone={tone} {...(live ? { role } : {})}>
      <Icon icon={toneIcons[tone]} />
      <Body>
        {title ? <strong>{title}</strong> : null}
        {children}
        {action ? <div>{action}</div> : null}
      </Body>
    </Frame>
  );
}
