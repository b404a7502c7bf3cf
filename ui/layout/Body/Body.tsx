import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface BodyProps {
  children: ReactNode;
  /** `muted` for explanations; `size="small"` for the least important text. */
  tone?: 'normal' | 'muted' | undefined;
  size?: 'normal' | 'small' | undefined;
}

/** Body text. Line breaks are preserved. */
export const Body = ({ children, tone = 'normal', size = 'normal' }: BodyProps) => (
  <Typography
    variant={size === 'small' ? 'body2' : 'body1'}
    color={tone === 'muted' ? 'textSecondary' : 'textPrimary'}
    sx={{ whiteSpace: 'pre-line' }}
  >
    {children}
  </Typography>
);
