import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const onPaper = { display: 'none', displayPrint: 'block', fontSize: '1.0625rem', fontWeight: 680 };

/** On paper, and nowhere else: what the header says on the screen. */
export const PrintedOnly = ({ children }: { children: ReactNode }) => (
  <Typography sx={onPaper}>{children}</Typography>
);
