import type { CSSObject, Theme } from '@mui/material/styles';
import { RADIUS_PX } from './tokens';

/** The customer's own colours instead of ours: no tint and no shadow is left. */
export const FORCED_COLOURS = '@media (forced-colors: active)';

/** A card: paper, 16 px corners, the one soft shadow (by day) and a hairline (by night). */
export function cardSurface(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  return {
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.surface.hairline}`,
    borderRadius: RADIUS_PX.card,
    boxShadow: palette.surface.lift,
  };
}

/** The ring around what has the keyboard. System colours take over in forced-colors mode. */
export function focusRing(theme: Theme): CSSObject {
  return { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 };
}

/** Read aloud, not seen. A radio or checkbox under it keeps its native keyboard behaviour. */
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

/** Digits of one width, so that prices, dates and countdowns do not wobble. */
export const tabularFigures = { fontVariantNumeric: 'tabular-nums' } as const;

/** Long names break instead of pushing the page sideways. */
export const breakAnywhere = {
  overflowWrap: 'anywhere',
  minWidth: 0,
} as const;

/** A name keeps to its own box: what cannot be broken is cut, and marks upon marks cover nothing. */
export const nameBox = { ...breakAnywhere, maxWidth: '100%', overflow: 'clip' } as const;

/** Long words get a hyphen where the language has rules for it; short ones stay whole. */
export const longWords = {
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  hyphenateLimitChars: '12 5 4',
} as const;
