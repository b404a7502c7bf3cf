import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Said below a search that has found nothing. */
export const NoMatch = ({ children }: { children: ReactNode }) => (
  <Typography color="textSecondary" sx={{ paddingBlock: '24px', textAlign: 'center' }}>
    {children}
  </Typography>
);
