import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { screenPictures } from '../../../../.storybook/pictures';
import { viewMeta } from '../../../../.storybook/view';
import { SelectCountryView } from './SelectCountryView';

const meta = {
  title: 'Screens/Country',
  component: SelectCountryView,
  ...viewMeta,
  args: { redirectUrl: undefined, country: 'US', onChoose: fn() },
} satisfies Meta<typeof SelectCountryView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = screenPictures;
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'Atlantis');
  },
};
export const InJapanese: Story = { parameters: { locale: 'ja-JP' } };
