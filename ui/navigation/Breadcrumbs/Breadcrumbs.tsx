import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface BreadcrumbsProps {
  /** Name of the trail for screen readers. */
  label: string;
  /** Links to the pages above, the highest first. */
  children: ReactNode;
  /** Title of the current page. */
  current: ReactNode;
}

/** The pages above the current one, on desktops in place of a back button. */
export const Breadcrumbs = ({ label, children, current }: BreadcrumbsProps) => (
  <MuiBreadcrumbs aria-label={label}>
    {children}
    <Typography variant="body2" color="textSecondary" aria-current="page">
      {current}
    </Typography>
  </MuiBreadcrumbs>
);
