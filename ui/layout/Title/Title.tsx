import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface TitleProps {
  children: ReactNode;
}

/** The title of a page or screen: its only `h1`. */
export const Title = ({ children }: TitleProps) => <Typography variant="h1">{children}</Typography>;
