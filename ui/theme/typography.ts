import type { TypographyVariantsOptions } from '@mui/material/styles';
import { longWords } from './mixins';

const heading = {
  letterSpacing: '-0.015em',
  textWrap: 'balance',
  ...longWords,
} as const;

/** `CssBaseline` gives it to the body, so that all text inherits it. */
const prose = {
  // No word is left alone in the last line.
  textWrap: 'pretty',
  overflowWrap: 'break-word',
} as const;

/** Sizes are in rem, so that 200 % text works. */
export const typography: TypographyVariantsOptions = {
  h1: { fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 700, ...heading },
  h2: { fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 680, ...heading },
  h3: { fontSize: '1.0625rem', lineHeight: 1.4, fontWeight: 640, letterSpacing: '-0.01em' },
  body1: { fontSize: '1rem', lineHeight: 1.5, fontWeight: 400, ...prose },
  body2: { fontSize: '0.875rem', lineHeight: 1.45, fontWeight: 400 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.4, fontWeight: 400 },
  button: { fontSize: '1rem', lineHeight: 1.3, fontWeight: 620, textTransform: 'none' },
};
