import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface ScreenOnlyProps {
  children: ReactNode;
  /** False while the content is printed too; it keeps its state when this changes. */
  when?: boolean | undefined;
}

/** Not on paper. */
export const ScreenOnly = ({ children, when = true }: ScreenOnlyProps) => (
  <Box sx={when ? { displayPrint: 'none' } : undefined}>{children}</Box>
);
