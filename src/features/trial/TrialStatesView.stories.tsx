import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { noAnswer } from '../../../.storybook/storyData';
import { viewMeta } from '../../../.storybook/view';
import { NoTrial } from './NoTrial';
import { NoTrialDeviceView } from './NoTrialDeviceView';
import { TrialStatesView } from './TrialStatesView';

const title = 'Trial';
const noDevice = {
  title,
  house: houseExample(),
  fixedId: '40001',
  others: true,
  covered: undefined,
  asking: false,
};

const meta = {
  title: 'Screens/Trial states',
  component: TrialStatesView,
  ...viewMeta,
  args: { title, state: { status: 'loading' } },
} satisfies Meta<typeof TrialStatesView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Failed: Story = {
  args: { state: { status: 'failed', retry: fn() }, error: noAnswer },
};
export const NoHouse: Story = { args: { state: { status: 'empty' } } };
export const None: Story = { render: () => <NoTrial title={title} /> };
export const CoveredDevice: Story = {
  render: () => <NoTrialDeviceView {...noDevice} covered={{ deviceName: 'Front door' }} />,
};
export const StrangeDevice: Story = { render: () => <NoTrialDeviceView {...noDevice} /> };
export const AskingAboutADevice: Story = {
  render: () => <NoTrialDeviceView {...noDevice} asking />,
};
export const NoDeviceLeft: Story = {
  render: () => <NoTrialDeviceView {...noDevice} fixedId={undefined} others={false} />,
};
