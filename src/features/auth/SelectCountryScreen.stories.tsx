import type { StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { screenPictures } from '../../../.storybook/pictures';
import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Country', ...screenMeta };
export default meta;

const wish = { scenario: 'demo', path: '/selectCountry', signedOut: true } as const;

export const Loaded: StoryObj = { ...screenStory(wish), ...screenPictures };
export const NothingFound = screenStory(wish, async ({ canvasElement }) => {
  await userEvent.type(within(canvasElement).getByRole('combobox'), 'Atlantis');
});
