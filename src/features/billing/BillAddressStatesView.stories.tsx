import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { noAnswer } from '../../../.storybook/storyData';
import { viewMeta } from '../../../.storybook/view';
import { BillAddressStatesView } from './BillAddressStatesView';

const meta = {
  title: 'Screens/Billing address states',
  component: BillAddressStatesView,
  ...viewMeta,
  args: { backTo: '/', state: { status: 'loading' } },
} satisfies Meta<typeof BillAddressStatesView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Failed: Story = {
  args: { state: { status: 'failed', retry: fn() }, error: noAnswer },
};
