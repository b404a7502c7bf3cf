/** Stacking order. The base of dialogs is section 9; toasts stand above them (decision 33). */
export const Z_INDEX = { header: 1100, bar: 1090, modal: 5000, snackbar: 5600 } as const;

/** Smallest side of anything a finger has to hit, in px (WCAG 2.5.5). */
export const TOUCH_TARGET_PX = 44;

/** Widest a column of content gets, in px. */
export const CONTENT_MAX_WIDTH_PX = 720;

/** Corner radii in px: controls sit inside cards, so they are rounder by less. */
export const RADIUS_PX = { control: 12, card: 16, dialog: 20 } as const;

/** Durations in ms. Everything stops under `prefers-reduced-motion` (theme.ts). */
export const MOTION_MS = { quick: 150, settle: 220 } as const;
