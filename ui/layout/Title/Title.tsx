import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface TitleProps {
  children: ReactNode;
  align?: 'start' | 'center' | undefined;
}

/** The name of a page or screen: its one first-level heading. */
export const Title = ({ children, align = 'start' }: TitleProps) => (
  <Typography variant="h1" align={align === 'start' ? 'left' : align}>
    {children}
  </Typography>
);
