import type { ThemeOptions } from '@mui/material/styles';
import { FORCED_COLOURS, focusRing, hyphenateLimitChars } from '../mixins';
import { onPaper } from './print';

/** The CSS reset, and basic components that the others use. */
export const base: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      body: {
        minHeight: '100dvh',
        // Without spaces, the last line could be one character.
        '&:lang(ja), &:lang(zh), &:lang(th)': { textWrap: 'pretty' },
        // Lines break where the compiled texts mark the end of a phrase, in every engine.
        '&:lang(ja)': { wordBreak: 'keep-all', overflowWrap: 'anywhere' },
        // German compounds are often wider than a small screen with large text.
        '&:lang(de)': { hyphens: 'auto', hyphenateLimitChars },
      },
      '@page': { margin: '12mm' },
      '@media print': onPaper,
      // Names and addresses are shown as they are written.
      'bdi, input, textarea': { hyphens: 'manual' },
      ':focus-visible': focusRing(theme),
    }),
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none', [FORCED_COLOURS]: { border: '1px solid CanvasText' } },
    },
  },
  // Long words and addresses break instead of widening the page.
  MuiTypography: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
  // `gap` between the children, not a margin on each of them.
  MuiStack: { defaultProps: { useFlexGap: true } },
  MuiSvgIcon: {
    styleOverrides: {
      root: {
        // The icons are lines (lucide), not areas.
        fill: 'none',
        strokeWidth: 1.75,
        // A custom tint may have too little contrast on a foreign background.
        [FORCED_COLOURS]: { '&&&': { color: 'inherit' } },
      },
      fontSizeSmall: { fontSize: '1.125rem' },
      fontSizeMedium: { fontSize: '1.375rem' },
      fontSizeLarge: { fontSize: '2rem' },
    },
  },
};
