import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { screenPictures } from '../../../.storybook/pictures';
import { viewMeta } from '../../../.storybook/view';
import { BillCountryView } from './BillCountryView';

const meta = {
  title: 'Screens/Billing country',
  component: BillCountryView,
  ...viewMeta,
  args: { selected: 'DEU', backTo: '/billAddress', onChoose: fn() },
} satisfies Meta<typeof BillCountryView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = screenPictures;
export const Loading: Story = { args: { selected: null, loading: true } };
export const NoneChosen: Story = { args: { selected: null } };
export const InJapanese: Story = { parameters: { locale: 'ja-JP' } };
