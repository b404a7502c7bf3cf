import type { CSSObject } from '@emotion/react';
import { house } from './house';
import { darkPalette, lightPalette } from './palettes';
import { focusRing } from './surfaces';
import { declarationsOf } from './variables';

const light = { colorScheme: 'light', ...declarationsOf(lightPalette, ['palette']) };
const dark = { colorScheme: 'dark', ...declarationsOf(darkPalette, ['palette']) };

/** Variables of both schemes, and what browsers do not agree on: for the whole page. */
export const baseline = (fontFamily: string): Record<string, CSSObject> => ({
  ':root': { ...light, '--hv-font': fontFamily },
  '[data-theme="dark"]': dark,
  html: {
    boxSizing: 'border-box',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
  },
  '*, *::before, *::after': { boxSizing: 'inherit' },
  'strong, b': { fontWeight: 700 },
  body: {
    ...house.typography.body1,
    minHeight: '100dvh',
    margin: 0,
    overflowX: 'clip',
    color: house.vars.palette.text.primary,
    backgroundColor: house.vars.palette.background.default,
    '@media print': { backgroundColor: '#fff' },
  },
  ':focus-visible': focusRing(house),
});
