import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  planDeviceExample,
  subscriptionDetailExample,
} from '@homeview/contracts/subscription/subscription.examples';
import { screenPictures } from '../../../.storybook/pictures';
import { devicesNamed, noAnswer } from '../../../.storybook/storyData';
import { viewMeta } from '../../../.storybook/view';
import { AdjustDevicesView } from './AdjustDevicesView';
import { ClosedPlan } from './ClosedPlan';
import { WaitingPage } from './WaitingPage';

const id = '70001';
const waiting = {
  id,
  title: 'Manage devices',
  error: undefined,
  retrying: false,
  notOwner: false,
} as const;
const detail = subscriptionDetailExample({ maxDevNum: 3 });

const meta = {
  title: 'Screens/Devices of a plan',
  component: AdjustDevicesView,
  ...viewMeta,
  args: {
    id,
    detail,
    unbound: devicesNamed(40002, 'Garden', 'Garage', 'Living room lamp', 'Driveway light'),
    applying: false,
    onUpdate: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof AdjustDevicesView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Adjust: Story = screenPictures;
export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Garden/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await expect(args.onUpdate).toHaveBeenCalledOnce();
  },
};
export const AdjustBusy: Story = { args: { applying: true } };
export const AdjustFull: Story = { args: { detail: subscriptionDetailExample() } };
export const AdjustInGerman: Story = { parameters: { locale: 'de-DE' } };
export const NoDevice: Story = { args: { detail: { ...detail, devList: [] }, unbound: [] } };
export const AdjustLoading: Story = {
  render: () => <WaitingPage {...waiting} state={{ status: 'loading' }} />,
};
export const AdjustFailed: Story = {
  render: () => (
    <WaitingPage {...waiting} state={{ status: 'failed', retry: fn() }} error={noAnswer} />
  ),
};
export const UnknownPlan: Story = {
  render: () => <WaitingPage {...waiting} state={{ status: 'empty' }} />,
};
export const AdjustClosed: Story = {
  render: ({ detail: plan }) => (
    <ClosedPlan id={id} title={waiting.title} reason="home.noHousesMessage" detail={plan} />
  ),
  args: { detail: { ...detail, devList: [planDeviceExample({ lockStatus: 1 })] } },
};
