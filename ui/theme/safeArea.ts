export type Side = 'top' | 'right' | 'bottom' | 'left';

/**
 * CSS variables on the root element with the safe-area inset of each side: a length such as `59px`,
 * set by the surrounding app. Without them, the insets of the browser apply.
 */
export const SAFE_AREA_VARIABLES: Readonly<Record<Side, `--hv-safe-${Side}`>> = {
  top: '--hv-safe-top',
  right: '--hv-safe-right',
  bottom: '--hv-safe-bottom',
  left: '--hv-safe-left',
};

/** The larger inset of both, because an app may report 0 although the browser knows of a notch. */
const inset = (side: Side): string =>
  `max(env(safe-area-inset-${side}, 0px), var(${SAFE_AREA_VARIABLES[side]}, 0px))`;

/** Safe-area insets as CSS lengths, for elements at the edges of the screen. */
export const SAFE_AREA: Readonly<Record<Side, string>> = {
  top: inset('top'),
  right: inset('right'),
  bottom: inset('bottom'),
  left: inset('left'),
};

/** A padding of `px` in addition to the safe-area inset. */
export const clearOf = (side: Side, px: number): string => `calc(${px}px + ${SAFE_AREA[side]})`;

/** `clearOf` for left and right. */
export const clearOfSides = (px: number) => ({
  paddingLeft: clearOf('left', px),
  paddingRight: clearOf('right', px),
});
