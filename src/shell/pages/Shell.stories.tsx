import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenPictures } from '../../../.storybook/pictures';
import { viewMeta } from '../../../.storybook/view';
import { CrashScreen } from './CrashScreen';
import { NotFoundScreen } from './NotFoundScreen';

const meta = { title: 'Screens/Elsewhere', ...viewMeta } satisfies Meta;
export default meta;

export const NotFound: StoryObj = { ...screenPictures, render: () => <NotFoundScreen /> };
/** A page that throws while it renders. */
export const Crash: StoryObj = {
  render: () => <CrashScreen error={new Error('A screen that breaks, as this story wants it.')} />,
};
