import type { Palette } from './palette';
import { lightPalette } from './palettes';
import { longWords } from './surfaces';
import { MOTION_MS } from './tokens';
import { referencesTo } from './variables';

/** The font of the page: set by `AppTheme`, for it depends on the language. */
export const FONT = 'var(--hv-font)';

const tight = {
  letterSpacing: '-0.015em',
  textWrap: 'balance',
  // Japanese has no spaces: lines end between phrases, and not within a word.
  wordBreak: 'auto-phrase',
  ...longWords,
} as const;

/** Sizes are in rem, so that a reader who asks for 200 % text gets it. */
export const typography = {
  h1: { fontFamily: FONT, fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 700, ...tight },
  h2: { fontFamily: FONT, fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 680, ...tight },
  h3: {
    fontFamily: FONT,
    fontSize: '1.0625rem',
    lineHeight: 1.4,
    fontWeight: 640,
    letterSpacing: '-0.01em',
  },
  body1: { fontFamily: FONT, fontSize: '1rem', lineHeight: 1.5, fontWeight: 400 },
  body2: { fontFamily: FONT, fontSize: '0.875rem', lineHeight: 1.45, fontWeight: 400 },
  caption: { fontFamily: FONT, fontSize: '0.8125rem', lineHeight: 1.4, fontWeight: 400 },
  button: {
    fontFamily: FONT,
    fontSize: '1rem',
    lineHeight: 1.3,
    fontWeight: 620,
    textTransform: 'none',
  },
} as const;

/** Least widths of the window, in px. */
const WIDTHS_PX = { sm: 600, md: 900 } as const;

const palette: Palette = referencesTo(lightPalette, ['palette']);

/**
 * What the parts are drawn with: colours as CSS variables, so that one and the same style serves day
 * and night. MUI's theme answers to the same names, and stands around MUI's own parts alone
 * (`MuiParts`): most screens need none, and it is a tenth of what they load.
 */
export const house = {
  vars: { palette },
  typography,
  /** So many steps of 8 px, as a CSS length. */
  spacing: (...steps: readonly number[]): string => steps.map((step) => `${step * 8}px`).join(' '),
  breakpoints: {
    up: (width: keyof typeof WIDTHS_PX): string => `@media (min-width:${WIDTHS_PX[width]}px)`,
  },
  transitions: {
    create: (properties: string | readonly string[]): string =>
      [properties]
        .flat()
        .map((property) => `${property} ${MOTION_MS.settle}ms cubic-bezier(0.4, 0, 0.2, 1)`)
        .join(','),
  },
};

export type HouseTheme = typeof house;

declare module '@emotion/react' {
  // What `styled` hands to a style.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merged by name: it must be an interface
  export interface Theme extends HouseTheme {}
}
