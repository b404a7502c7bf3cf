import { userEvent, within } from 'storybook/test';
import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Country', ...screenMeta };
export default meta;

const wish = { scenario: 'demo', path: '/selectCountry', signedOut: true } as const;

export const Loaded = screenStory(wish);
export const NothingFound = screenStory(wish, async ({ canvasElement }) => {
  await userEvent.type(within(canvasElement).getByRole('combobox'), 'Atlantis');
});
