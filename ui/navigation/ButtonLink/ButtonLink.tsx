import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';

export interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'color'> {
  /** `contained`: the main link of a page; `outlined`: other links; `text`: minor links. */
  variant?: 'contained' | 'outlined' | 'text' | undefined;
}

/** A link that looks like a button. Use it for navigation, and a button for actions. */
export const ButtonLink = ({ variant = 'contained', ...link }: ButtonLinkProps) => (
  <Button component="a" variant={variant} data-variant={variant} {...link} />
);
