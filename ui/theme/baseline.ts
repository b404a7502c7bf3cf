import type { CSSObject } from '@emotion/react';
import { house } from './house';
import { darkPalette, lightPalette } from './palettes';
import { focusRing } from './surfaces';
import { declarationsOf } from './variables';

const light = { colorScheme: 'light', ...declarationsOf(lightPalette, ['palette']) };
const dark = { colorScheme: 'dark', ...declarationsOf(darkPalette, ['palette']) };

/**
 * A font that every system has, as wide and as high as Inter: nothing moves when Inter comes. Our own
 * texts in the seven locales of Latin script are 1.06 (Arial) and 1.07 (Roboto) times as wide in Inter,
 * 1.09 where they are bold; its ascent and descent are 0.969 and 0.241 of its size.
 */
const standIn = {
  fontFamily: "'Inter Stand-in'",
  src: "local('Roboto'), local('Arial'), local('Liberation Sans')",
  sizeAdjust: '107%',
  ascentOverride: '90.5%',
  descentOverride: '22.5%',
  lineGapOverride: '0%',
};

/** Variables of both schemes, and what browsers do not agree on: for the whole page. */
export const baseline = (fontFamily: string): Record<string, CSSObject> => ({
  '@font-face': standIn,
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
