import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screenPictures } from '../../../.storybook/pictures';
import { viewMeta } from '../../../.storybook/view';
import { CrashScreen } from './CrashScreen';
import { NotFoundScreen } from './NotFoundScreen';

const meta = { title: 'Screens/Elsewhere', ...viewMeta } satisfies Meta;
export default meta;

export const NotFound: StoryObj = { ...screenPictures, render: () => <NotFoundScreen /> };
export const NotFoundWithoutSupport: StoryObj = {
  render: () => <NotFoundScreen />,
  parameters: { settings: { support: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Contact support' })).toBeNull();
  },
};
export const NotFoundWithMail: StoryObj = {
  render: () => <NotFoundScreen />,
  parameters: { settings: { support: 'help@homeview.example' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Contact support' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^mailto:help@homeview/));
    // An empty tab would stay open behind the mail program.
    await expect(link).not.toHaveAttribute('target');
  },
};
/** A page that throws while it renders. */
export const Crash: StoryObj = {
  render: () => <CrashScreen error={new Error('A screen that breaks, as this story wants it.')} />,
  play: async ({ canvas }) => {
    const reference = (await canvas.findByText(/^R1-/)).textContent;
    const link = canvas.getByRole('link', { name: 'Contact support' });
    await expect(link).toHaveAttribute('href', expect.stringContaining(`reference=${reference}`));
  },
};
