export { ScreenSwitch, type ScreenSwitchProps } from './ScreenSwitch';
export { screenStateOf, type ScreenQuery, type ScreenState } from './screenState';
