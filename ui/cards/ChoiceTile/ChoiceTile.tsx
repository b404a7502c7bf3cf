import { styled } from '@mui/material/styles';
import { cardSurface, focusRing, visuallyHidden } from '../../theme';

/**
 * A card that is a radio button: a `<label>` around a native radio, which keeps the arrow keys.
 * The chosen one is edged in violet and glows like a window at dusk.
 */
export const ChoiceTile = styled('label')(({ theme }) => {
  const { primary, surface, background, text } = theme.vars.palette;
  return {
    ...cardSurface(theme),
    position: 'relative',
    display: 'flex',
    minHeight: 56,
    cursor: 'pointer',
    transition: theme.transitions.create(['box-shadow', 'border-color', 'transform']),
    // The edge is drawn over the card, so choosing moves nothing by a pixel.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: -1,
      borderRadius: 'inherit',
      border: '2px solid transparent',
      pointerEvents: 'none',
    },
    '& > input[type="radio"]': visuallyHidden,
    '&:has(:checked)': { boxShadow: surface.glow },
    '&:has(:checked)::after': { borderColor: primary.main },
    '&:has(:focus-visible)': focusRing(theme),
    '&:has(:disabled)': {
      cursor: 'default',
      boxShadow: 'none',
      backgroundColor: surface.sunken,
      color: text.secondary,
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
    '@media (hover: hover)': {
      '&:hover:not(:has(:checked), :has(:disabled))::after': { borderColor: surface.outline },
    },
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
    '@media (forced-colors: active)': {
      backgroundColor: background.paper,
      // Transparent is a colour too, and would be forced: both tiles would have the edge.
      '&::after': { borderStyle: 'none' },
      '&:has(:checked)::after': { border: '3px solid Highlight' },
      '&:has(:disabled)': { borderColor: 'GrayText', color: 'GrayText' },
    },
  };
});

/** The round mark of a tile: a ring, or a filled disc with a tick. Decoration beside the radio. */
export const ChoiceMark = styled('span')(({ theme }) => ({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '50%',
  border: `2px solid ${theme.vars.palette.surface.outline}`,
  color: theme.vars.palette.primary.contrastText,
  '& > svg': { fontSize: '1rem', strokeWidth: 3, opacity: 0 },
  'input:checked ~ &, input:checked ~ * &': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
    '& > svg': { opacity: 1 },
  },
}));
