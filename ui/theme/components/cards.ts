import type { CSSObject, Theme, ThemeOptions } from '@mui/material/styles';
import { cardSurface, focusRing, FORCED_COLOURS } from '../mixins';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** A card around a radio button. */
    choice: true;
  }
}
declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    accent: true;
  }
  interface ChipPropsVariantOverrides {
    /** A pale fill, with a dot in the colour of its text. */
    tinted: true;
  }
}

const REDUCED_MOTION = '@media (prefers-reduced-motion: reduce)';

/** A radio card: the selected one has a violet edge and a glow. */
function choice(theme: Theme): CSSObject {
  const { primary, surface, background } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'flex',
    minHeight: 56,
    cursor: 'pointer',
    transition: theme.transitions.create(['box-shadow', 'border-color', 'transform']),
    // The edge overlays the card, so that selecting causes no layout shift.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: -1,
      borderRadius: 'inherit',
      border: '2px solid transparent',
      pointerEvents: 'none',
    },
    '&:has(:checked)': { boxShadow: surface.glow },
    '&:has(:checked)::after': { borderColor: primary.main },
    '&:has(:focus-visible)': focusRing(theme),
    '@media (hover: hover)': {
      '&:hover:not(:has(:checked))::after': { borderColor: surface.outline },
    },
    [REDUCED_MOTION]: { transition: 'none' },
    [FORCED_COLOURS]: {
      backgroundColor: background.paper,
      // A transparent border would also get a forced colour, so both tiles would have an edge.
      '&::after': { borderStyle: 'none' },
      '&:has(:checked)::after': { border: '3px solid Highlight' },
    },
  };
}

/** A card that is a single link: hover edge and focus ring surround the whole card. */
const link = (theme: Theme): CSSObject => ({
  transition: theme.transitions.create('border-color'),
  [REDUCED_MOTION]: { transition: 'none' },
  '&:has(> :focus-visible)': focusRing(theme),
  '@media (hover: hover)': { '&:hover': { borderColor: theme.vars.palette.surface.outline } },
});

/** Cards and chips. */
export const cards: ThemeOptions['components'] = {
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        ...cardSurface(theme),
        // Focus rings and edges of the content must not be clipped.
        overflow: 'visible',
        '&:has(> .MuiCardActionArea-root)': link(theme),
        variants: [{ props: { variant: 'choice' }, style: choice(theme) }],
      }),
    },
  },
  MuiCardActionArea: {
    styleOverrides: { root: { outline: 0 }, focusHighlight: { display: 'none' } },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => {
        const { surface, text, ...palette } = theme.vars.palette;
        return {
          height: 'auto',
          justifyContent: 'flex-start',
          padding: '4px 14px',
          borderRadius: 999,
          // Visible in forced-colors mode, unlike a fill.
          border: '1px solid transparent',
          fontSize: '1rem',
          fontWeight: 720,
          variants: [
            {
              props: { size: 'small' },
              style: {
                padding: '2px 10px',
                borderRadius: 14,
                fontSize: '0.8125rem',
                fontWeight: 680,
              },
            },
            {
              props: { variant: 'tinted' },
              style: {
                gap: 8,
                padding: '3px 12px 3px 10px',
                borderRadius: 14,
                fontSize: '0.875rem',
                fontWeight: 600,
                lineHeight: 1.4,
                backgroundColor: surface.muted,
                color: text.primary,
                '&::before': {
                  content: '""',
                  flexShrink: 0,
                  width: 8,
                  height: 8,
                  borderRadius: '50%',
                  backgroundColor: 'currentColor',
                },
              },
            },
            ...(['success', 'info', 'accent'] as const).map((color) => ({
              props: { variant: 'tinted' as const, color },
              style: { backgroundColor: palette[color].light, color: palette[color].dark },
            })),
          ],
        };
      },
      // Long words wrap instead of ending in an ellipsis.
      label: {
        minWidth: 0,
        padding: 0,
        overflow: 'visible',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
    },
  },
};
