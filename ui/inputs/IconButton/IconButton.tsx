import MuiIconButton from '@mui/material/IconButton';
import type { ComponentProps } from 'react';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'color'> {
  /** The button has no visible text. */
  'aria-label': string;
  /** Where it stands in a row: its picture, not its edge, is in line with what is above and below. */
  edge?: 'start' | 'end' | undefined;
  /** Inside a field, whose corners would cut a ring around it. */
  ringInside?: boolean | undefined;
}

const INSIDE = { '&:focus-visible': { outlineOffset: -3 } };

/** A button that is a picture, large enough for a finger. */
export const IconButton = ({ ringInside = false, ...button }: IconButtonProps) => (
  <MuiIconButton {...button} {...(ringInside ? { sx: INSIDE } : {})} />
);
