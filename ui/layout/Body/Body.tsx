import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface BodyProps {
  children: ReactNode;
  /** `muted` for what only explains; `small` for what is read last. */
  tone?: 'normal' | 'muted' | undefined;
  size?: 'normal' | 'small' | undefined;
}

const Paragraph = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  color: theme.vars.palette.text.primary,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '&[data-tone="muted"]': { color: theme.vars.palette.text.secondary },
  '&[data-size="small"]': { ...theme.typography.body2 },
}));

/** Running text. Line breaks in it are kept. */
export const Body = ({ children, tone = 'normal', size = 'normal' }: BodyProps) => (
  <Paragraph data-tone={tone} data-size={size}>
    {children}
  </Paragraph>
);
