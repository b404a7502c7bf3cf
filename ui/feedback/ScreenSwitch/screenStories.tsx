import type { ReactNode } from 'react';
import type { ScreenState } from './screenState';

/** A story as Storybook takes it; spelled out, for `ui` does not import Storybook. */
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
  /** Draws the screen in a state. */
  screen: (state: ScreenState<T>) => ReactNode;
  /** What is there when it is loaded. */
  data: T;
  /** Called by the Failed story's retry button; pass `fn()` to see it. */
  onRetry?: (() => void) | undefined;
}

/**
 * The four stories of a screen. Storybook finds stories by their export, so each is named once:
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
