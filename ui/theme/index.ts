export { AppTheme, type AppThemeProps } from './AppTheme';
export { fontStackFor } from './fontStackFor';
export {
  CONTENT_WIDTH_PX,
  FRAME_WIDTH_PX,
  MOTION_MS,
  RADIUS_PX,
  TOUCH_TARGET_PX,
  Z_INDEX,
} from './tokens';
export { SAFE_AREA, SAFE_AREA_VARIABLES, clearOf, clearOfSides } from './safeArea';
export {
  breakAnywhere,
  cardSurface,
  focusRing,
  nameBox,
  tabularFigures,
  visuallyHidden,
} from './mixins';
export { createAppTheme, type ThemeSettings } from './theme';
