import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from './mixins';
import { RADIUS_PX } from './tokens';

/** The customer's own colours instead of ours: no tint and no shadow is left. */
const FORCED_COLOURS = '@media (forced-colors: active)';

/** Defaults and looks of MUI's components. */
export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      body: {
        minHeight: '100dvh',
        overflowX: 'clip',
        '@media print': { backgroundColor: '#fff' },
      },
      ':focus-visible': focusRing(theme),
    }),
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(14, 16, 38, 0.56)' } },
    },
  },
  MuiSvgIcon: {
    styleOverrides: {
      root: {
        // The icons are lines (lucide), not areas.
        fill: 'none',
        strokeWidth: 1.75,
        // A tint of its own, on a ground that is not ours, may be as pale as the ground.
        [FORCED_COLOURS]: { '&&&': { color: 'inherit' } },
      },
      fontSizeSmall: { fontSize: '1.125rem' },
      fontSizeMedium: { fontSize: '1.375rem' },
      fontSizeLarge: { fontSize: '2rem' },
    },
  },
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none', [FORCED_COLOURS]: { border: '1px solid CanvasText' } },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: RADIUS_PX.card,
        border: `1px solid ${theme.vars.palette.surface.hairline}`,
        boxShadow: '0 12px 40px rgba(12, 14, 34, 0.22)',
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        marginInline: 8,
        paddingInline: 12,
        borderRadius: RADIUS_PX.control,
        whiteSpace: 'normal',
        '&:hover': { backgroundColor: theme.vars.palette.surface.sunken },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: theme.vars.palette.primary.light,
        },
        '&.Mui-focusVisible': {
          ...focusRing(theme),
          outlineOffset: -3,
          backgroundColor: theme.vars.palette.surface.sunken,
        },
      }),
    },
  },
};
