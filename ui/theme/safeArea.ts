export type Side = 'top' | 'right' | 'bottom' | 'left';

/**
 * CSS variables, on the root element, of what covers each side of the screen: a length such as
 * `59px`, set by the app around the page. Where none is set the browser's own insets count.
 */
export const SAFE_AREA_VARIABLES: Readonly<Record<Side, `--hv-safe-${Side}`>> = {
  top: '--hv-safe-top',
  right: '--hv-safe-right',
  bottom: '--hv-safe-bottom',
  left: '--hv-safe-left',
};

/** The larger of both: an app that knows nothing of a notch must not hide what the browser knows. */
const inset = (side: Side): string =>
  `max(env(safe-area-inset-${side}, 0px), var(${SAFE_AREA_VARIABLES[side]}, 0px))`;

/** What notch, corners and home bar cover, as CSS lengths: for what touches a side of the screen. */
export const SAFE_AREA: Readonly<Record<Side, string>> = {
  top: inset('top'),
  right: inset('right'),
  bottom: inset('bottom'),
  left: inset('left'),
};

/** A padding of `px` that begins where the notch or the home bar ends. */
export const clearOf = (side: Side, px: number): string => `calc(${px}px + ${SAFE_AREA[side]})`;

/** Both sides at once: `clearOf` left and right. */
export const clearOfSides = (px: number) => ({
  paddingLeft: clearOf('left', px),
  paddingRight: clearOf('right', px),
});
