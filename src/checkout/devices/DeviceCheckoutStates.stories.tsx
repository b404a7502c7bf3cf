import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { noAnswer } from '../../../.storybook/storyData';
import { viewMeta } from '../../../.storybook/view';
import { DeviceCheckoutStates } from './DeviceCheckoutStates';
import { NoHousePage } from '../plan/NoHouse';

const meta = {
  title: 'Screens/Select devices, not loaded',
  component: DeviceCheckoutStates,
  ...viewMeta,
  args: { title: 'Choose devices', backTo: '/defaultPackage', state: { status: 'loading' } },
} satisfies Meta<typeof DeviceCheckoutStates>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Failed: Story = {
  args: { state: { status: 'failed', retry: fn() }, error: noAnswer },
};
export const FailedInGerman: Story = { ...Failed, parameters: { locale: 'de-DE' } };
export const UnknownPlan: Story = { args: { state: { status: 'loaded', data: null } } };
export const NoHouse: Story = { render: ({ title }) => <NoHousePage title={title} backTo="/" /> };
