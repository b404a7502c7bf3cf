import type { StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { screenPictures } from '../../../.storybook/pictures';
import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Sign in', ...screenMeta };
export default meta;

const path = '/login';

export const Loaded: StoryObj = {
  ...screenStory({ scenario: 'demo', path, signedOut: true }),
  ...screenPictures,
};
export const InGerman = screenStory({ scenario: 'demo', path, signedOut: true, locale: 'de-DE' });
export const WrongPassword = screenStory(
  { scenario: 'demo', path, signedOut: true },
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('E-mail'), 'demo@homeview.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'Wrong-1234{Enter}');
    await canvas.findByRole('alert');
  },
);
/** A page that needs a session, opened after the service has ended it. */
export const SessionEnded = screenStory(
  { scenario: 'session-expired', path: '/bills' },
  async () => {
    await within(document.body).findByLabelText('Password');
  },
);
