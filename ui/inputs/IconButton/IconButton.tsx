import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { RADIUS_PX, TOUCH_TARGET_PX, focusRing } from '../../theme';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** It has no words of its own. */
  'aria-label': string;
  /** Where it stands in a row: its picture, not its edge, is in line with what is above and below. */
  edge?: 'start' | 'end' | undefined;
  /** Inside a field, whose corners would cut a ring around it. */
  ringInside?: boolean | undefined;
}

const Press = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '0 0 auto',
  minWidth: TOUCH_TARGET_PX,
  minHeight: TOUCH_TARGET_PX,
  boxSizing: 'border-box',
  margin: 0,
  padding: 8,
  border: 0,
  borderRadius: RADIUS_PX.control,
  background: 'none',
  color: 'inherit',
  fontSize: '1.5rem',
  verticalAlign: 'middle',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: theme.transitions.create('background-color'),
  '&[data-edge="start"]': { marginInlineStart: -12 },
  '&[data-edge="end"]': { marginInlineEnd: -12 },
  '&:focus-visible': focusRing(theme),
  '&[data-ring="inside"]': { outlineOffset: -3 },
  '@media (hover: hover)': {
    '&:hover': {
      backgroundColor: theme.vars.palette.action.hover,
    },
  },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

/** A button that is a picture, large enough for a finger. */
export const IconButton = ({ edge, ringInside = false, ...button }: IconButtonProps) => (
  <Press type="button" data-edge={edge} data-ring={ringInside ? 'inside' : undefined} {...button} />
);
