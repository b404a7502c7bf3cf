import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { buttonLook, type ButtonVariant } from '../../inputs/BusyButton';

export interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'color'> {
  variant?: ButtonVariant | undefined;
}

const Look = styled('a')(({ theme }) => buttonLook(theme));

/** A link that looks like a button: it leads elsewhere, a button does something. */
export const ButtonLink = ({ variant = 'contained', ...link }: ButtonLinkProps) => (
  <Look data-variant={variant} {...link} />
);
