import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ComponentProps, ReactNode } from 'react';

export interface HeaderNavProps {
  /** Name of the navigation for screen readers. */
  label: string;
  /** `NavLink`s. */
  children: ReactNode;
}

/** The main navigation in the header. */
export const HeaderNav = ({ label, children }: HeaderNavProps) => (
  <Box component="nav" aria-label={label}>
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {children}
    </Stack>
  </Box>
);

export type NavLinkProps = Omit<ComponentProps<'a'>, 'color'>;

/** A link of the main navigation. `aria-current="page"` marks the current page. */
export const NavLink = (link: NavLinkProps) => <Button component="a" variant="nav" {...link} />;
