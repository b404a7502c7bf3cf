import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Message below a search without results. */
export const NoMatch = ({ children }: { children: ReactNode }) => (
  <Typography color="textSecondary" sx={{ paddingBlock: '24px', textAlign: 'center' }}>
    {children}
  </Typography>
);
