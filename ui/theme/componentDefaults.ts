import type { Components, Theme } from '@mui/material/styles';
import { focusRing, longWords } from './surfaces';
import { RADIUS_PX, TOUCH_TARGET_PX } from './tokens';

/** The customer's own colours instead of ours: no tint and no shadow is left. */
const FORCED_COLOURS = '@media (forced-colors: active)';

/** How MUI's own parts look in this house. */
export const componentDefaults: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' },
      body: { minHeight: '100dvh', overflowX: 'clip' },
      ':focus-visible': focusRing(theme),
    }),
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        minWidth: TOUCH_TARGET_PX,
        paddingInline: 20,
        paddingBlock: 10,
        borderRadius: RADIUS_PX.control,
        textAlign: 'center',
        ...longWords,
        '&:active': { transform: 'scale(0.985)' },
        '&.Mui-focusVisible': focusRing(theme),
        '@media (prefers-reduced-motion: reduce)': { '&:active': { transform: 'none' } },
        // A fill is not seen there: without an edge a button is a word among words.
        [FORCED_COLOURS]: { border: '1px solid ButtonText' },
      }),
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.surface.outline }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: TOUCH_TARGET_PX,
        minHeight: TOUCH_TARGET_PX,
        borderRadius: RADIUS_PX.control,
        color: 'inherit',
        '&.Mui-focusVisible': focusRing(theme),
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: { root: { fontWeight: 550, textUnderlineOffset: '0.18em' } },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(14, 16, 38, 0.56)' } },
    },
  },
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none', [FORCED_COLOURS]: { border: '1px solid CanvasText' } },
    },
  },
  MuiSvgIcon: {
    // A tint of its own, on a ground that is not ours, may be as pale as the ground.
    styleOverrides: { root: { [FORCED_COLOURS]: { '&&&': { color: 'inherit' } } } },
  },
  MuiSkeleton: {
    styleOverrides: { root: { [FORCED_COLOURS]: { border: '1px solid GrayText' } } },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        fontSize: '0.9375rem',
        fontWeight: 560,
        lineHeight: 1.35,
        marginBottom: 6,
        '&.Mui-focused': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 52,
        borderRadius: RADIUS_PX.control,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.surface.outline },
        [FORCED_COLOURS]: {
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'Highlight' },
        },
      }),
      input: { paddingBlock: 13 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, marginTop: 4, fontSize: '0.875rem' } },
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
