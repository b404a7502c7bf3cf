import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface TitleProps {
  children: ReactNode;
  align?: 'start' | 'center' | undefined;
}

/** The name of a page or screen: its one first-level heading. */
export const Title = ({ children, align = 'start' }: TitleProps) => (
  <Typography
    variant="h1"
    align={align === 'center' ? 'center' : 'left'}
    sx={{ overflowWrap: 'anywhere' }}
  >
    {children}
  </Typography>
);
