/** Stacking order. Toasts are above dialogs. */
export const Z_INDEX = { header: 1100, bar: 1090, modal: 5000, snackbar: 5600 } as const;

/** Minimum width and height of a touch target in px (WCAG 2.5.5). */
export const TOUCH_TARGET_PX = 44;

/** Width of the frame of every page in px: header and content keep its edges. */
export const FRAME_WIDTH_PX = 1120;

/** Maximum widths of a content column in px: `form` for forms and results, `text` for the rest. */
export const CONTENT_WIDTH_PX = { form: 560, text: 720 } as const;

/** Corner radii in px: controls are inside cards, so they have a smaller radius. */
export const RADIUS_PX = { control: 12, card: 16, dialog: 20 } as const;

/** Durations in ms. With `prefers-reduced-motion` there are no animations (theme.ts). */
export const MOTION_MS = { quick: 150, settle: 220 } as const;
