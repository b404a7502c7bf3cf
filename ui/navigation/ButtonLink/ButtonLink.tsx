import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';

export interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'color'> {
  /** The one way on, others, and those that stay in the background. */
  variant?: 'contained' | 'outlined' | 'text' | undefined;
}

/** A link that looks like a button: it leads elsewhere, a button does something. */
export const ButtonLink = ({ variant = 'contained', ...link }: ButtonLinkProps) => (
  <Button component="a" variant={variant} data-variant={variant} {...link} />
);
