import Link from '@mui/material/Link';
import type { ComponentProps } from 'react';
import { Logo } from '../../graphics/Logo';

export interface LogoLinkProps extends Omit<ComponentProps<'a'>, 'color' | 'children'> {
  /** Name of the product, shown beside the logo. */
  brand: string;
}

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  color: 'text.primary',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
};

/** Logo and name of the product as a link to home. */
export const LogoLink = ({ brand, ...link }: LogoLinkProps) => (
  <Link sx={look} {...link}>
    <Logo />
    {brand}
  </Link>
);
