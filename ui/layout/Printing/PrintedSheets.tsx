import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const onPaper = { display: 'none', displayPrint: 'block', '& > * + *': { breakBefore: 'page' } };

/**
 * Visible in print only, instead of the title of the page: each child begins on a new sheet. Put the
 * rest of the page into ScreenOnly.
 */
export const PrintedSheets = ({ children }: { children: ReactNode }) => (
  <Box data-sheets sx={onPaper}>
    {children}
  </Box>
);
