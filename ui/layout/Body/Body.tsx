import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface BodyProps {
  children: ReactNode;
  /** `muted` for what only explains; `small` for what is read last. */
  tone?: 'normal' | 'muted' | undefined;
  size?: 'normal' | 'small' | undefined;
}

/** Running text. Line breaks in it are kept. */
export const Body = ({ children, tone = 'normal', size = 'normal' }: BodyProps) => (
  <Typography
    variant={size === 'small' ? 'body2' : 'body1'}
    color={tone === 'muted' ? 'textSecondary' : 'textPrimary'}
    sx={{ whiteSpace: 'pre-line' }}
  >
    {children}
  </Typography>
);
