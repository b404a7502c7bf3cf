import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const onPaper = { display: 'none', displayPrint: 'block', fontSize: '1.0625rem', fontWeight: 680 };

/** Visible in print only: the brand in the header is not printed. */
export const PrintedOnly = ({ children }: { children: ReactNode }) => (
  <Typography sx={onPaper}>{children}</Typography>
);
