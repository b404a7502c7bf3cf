export { ScreenSwitch, type ScreenSwitchProps } from './ScreenSwitch';
export { screenStateOf, type ScreenQuery, type ScreenState } from './screenState';
export {
  screenStates,
  type ScreenStories,
  type ScreenStoriesOptions,
  type ScreenStory,
} from './screenStories';
