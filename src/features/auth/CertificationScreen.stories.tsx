import type { StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { screenPictures } from '../../../.storybook/pictures';
import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Second factor', ...screenMeta };
export default meta;

/** Passes the first step: only then is there a code to ask for. */
async function signIn(canvasElement: HTMLElement): Promise<HTMLElement> {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('E-mail'), 'demo@homeview.example');
  await userEvent.type(canvas.getByLabelText('Password'), 'Demo-1234{Enter}');
  return canvas.findByRole('textbox', { name: /code/i }, { timeout: 5000 });
}

const first = { scenario: 'second-factor', path: '/login' } as const;

export const Loaded: StoryObj = {
  ...screenStory(first, async ({ canvasElement }) => {
    await signIn(canvasElement);
  }),
  ...screenPictures,
};
export const WrongCode = screenStory(first, async ({ canvasElement }) => {
  await userEvent.type(await signIn(canvasElement), '000000{Enter}');
  await within(canvasElement).findByText(/./, {
    selector: '.Mui-error > [role="alert"]',
  });
});
/** Opened without the first step. */
export const NothingToConfirm = screenStory({
  scenario: 'demo',
  path: '/login/certification',
  signedOut: true,
});
