import type { CSSObject, Theme } from '@mui/material/styles';
import { RADIUS_PX } from './tokens';

/** Forced-colors mode: system colours replace ours, and there are no shadows. */
export const FORCED_COLOURS = '@media (forced-colors: active)';

/** The surface of a card: paper colour, 16 px corners, a soft shadow (light) or a hairline (dark). */
export function cardSurface(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  return {
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.surface.hairline}`,
    borderRadius: RADIUS_PX.card,
    boxShadow: palette.surface.lift,
  };
}

/** The ring around the focused element. In forced-colors mode it gets a system colour. */
export function focusRing(theme: Theme): CSSObject {
  return { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 };
}

/** Only for screen readers. A radio or checkbox with it keeps its native keyboard behaviour. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
} as const;

/** Digits of equal width, so that prices, dates and countdowns do not shift. */
export const tabularFigures = { fontVariantNumeric: 'tabular-nums' } as const;

/** Long names break instead of widening the page. */
export const breakAnywhere = {
  overflowWrap: 'anywhere',
  minWidth: 0,
} as const;

/** Keeps a name inside its box: unbreakable text and stacked combining marks are clipped. */
export const nameBox = { ...breakAnywhere, maxWidth: '100%', overflow: 'clip' } as const;

/** Words to hyphenate: letters in all, before and after the hyphen. */
export const hyphenateLimitChars = '12 5 4';

/** Long words are hyphenated if the language has rules for it; short ones are not broken. */
export const longWords = {
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  hyphenateLimitChars,
} as const;
