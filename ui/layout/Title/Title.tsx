import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface TitleProps {
  children: ReactNode;
  align?: 'start' | 'center' | undefined;
}

/** The title of a page or screen: its only `h1`. */
export const Title = ({ children, align = 'start' }: TitleProps) => (
  <Typography variant="h1" align={align === 'start' ? 'left' : align}>
    {children}
  </Typography>
);
