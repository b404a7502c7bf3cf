import type { StoryObj } from '@storybook/react-vite';
import { screenPictures } from '../../.storybook/pictures';
import { screenMeta, screenStory } from '../../.storybook/screen';
import { leave } from '../../.storybook/visit';
import { Route } from '../routes/selectCountry';

const meta = { title: 'Screens/Elsewhere', ...screenMeta };
export default meta;

function Broken(): never {
  throw new Error('A screen that breaks, as this story wants it.');
}

export const NotFound: StoryObj = {
  ...screenStory({ scenario: 'demo', path: '/nowhere' }),
  ...screenPictures,
};

/** A screen whose code breaks while it is drawn. */
export const Crash: StoryObj = {
  ...screenStory({ scenario: 'demo', path: '/selectCountry', shows: 'failed' }),
  beforeEach: () => {
    const { component } = Route.options;
    Route.update({ component: Broken });
    return () => {
      Route.update(component ? { component } : {});
      return leave();
    };
  },
};
