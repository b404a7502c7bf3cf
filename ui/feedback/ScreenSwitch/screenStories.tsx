import type { ReactNode } from 'react';
import type { ScreenState } from './screenState';

/** The type of a Storybook story, declared here because `ui` must not import Storybook. */
export interface ScreenStory {
  name: string;
  render: () => ReactNode;
}

export interface ScreenStories {
  Loading: ScreenStory;
  Failed: ScreenStory;
  Empty: ScreenStory;
  Loaded: ScreenStory;
}

export interface ScreenStoriesOptions<T> {
  /** Renders the screen in a state. */
  screen: (state: ScreenState<T>) => ReactNode;
  /** The data of the loaded state. */
  data: T;
  /** Called by the retry button of the Failed story; pass `fn()` to see it in the actions panel. */
  onRetry?: (() => void) | undefined;
}

/**
 * The four stories of a screen. Storybook finds stories by their exports, so export each of them:
 * `const states = screenStates({ screen, data }); export const Loading = states.Loading; …`
 */
export function screenStates<T>(options: ScreenStoriesOptions<T>): ScreenStories {
  const { screen, data, onRetry } = options;
  const retry = () => onRetry?.();
  const story = (name: string, state: ScreenState<T>): ScreenStory => ({
    name,
    render: () => screen(state),
  });
  return {
    Loading: story('Loading', { status: 'loading' }),
    Failed: story('Failed', { status: 'failed', retry }),
    Empty: story('Empty', { status: 'empty' }),
    Loaded: story('Loaded', { status: 'loaded', data }),
  };
}
