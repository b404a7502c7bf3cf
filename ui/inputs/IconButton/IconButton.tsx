import MuiIconButton from '@mui/material/IconButton';
import type { ComponentProps } from 'react';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'color'> {
  /** The button has no visible text. */
  'aria-label': string;
  /** Position in a row: aligns the icon instead of the edge of the button. */
  edge?: 'start' | 'end' | undefined;
  /** Draws the focus ring inside the button: for a button in a field, whose corners would clip it. */
  ringInside?: boolean | undefined;
}

const INSIDE = { '&:focus-visible': { outlineOffset: -3 } };

/** An icon button with a full-size touch target. */
export const IconButton = ({ ringInside = false, ...button }: IconButtonProps) => (
  <MuiIconButton {...button} {...(ringInside ? { sx: INSIDE } : {})} />
);
