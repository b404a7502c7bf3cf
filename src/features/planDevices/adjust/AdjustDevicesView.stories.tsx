import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  planDeviceExample,
  subscriptionDetailExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { screenPictures } from '../../../../.storybook/pictures';
import { devicesNamed, noAnswer } from '../../../../.storybook/storyData';
import { viewMeta } from '../../../../.storybook/view';
import { AdjustDevicesView } from './AdjustDevicesView';
import { ClosedPlan } from '../ClosedPlan';
import { DevicesPageSkeleton } from '../DevicesPageSkeleton';

const id = '70001';
const title = 'Manage devices';
const waiting = { id, title, error: undefined, retrying: false, notOwner: false };
const detail = subscriptionDetailExample({ maxDevNum: 3 });

const meta = {
  title: 'Screens/Devices of a plan',
  component: AdjustDevicesView,
  ...viewMeta,
  parameters: { ...viewMeta.parameters, house: { house: houseExample() } },
  args: {
    id,
    detail,
    unbound: devicesNamed(40002, 'Garden', 'Garage', 'Living room lamp', 'Driveway light'),
    applying: false,
    onUpdate: fn(),
    onCancel: fn(),
    onRemove: fn(() => Promise.resolve(false)),
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
/** Unselecting devices asks before their data is deleted. */
export const RemovalAsked: Story = {
  args: {
    detail: subscriptionDetailExample({
      devList: ['Front door', 'Back door'].map((deviceName, at) =>
        planDeviceExample({ deviceId: `${40010 + at}`, deviceName }),
      ),
      maxDevNum: 2,
    }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Front door/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Back door/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByRole('heading')).toHaveTextContent('Remove 2 devices?');
    await expect(args.onUpdate).not.toHaveBeenCalled();
  },
};
/** Exchanges the device of the plan for Garden, up to the question. */
const exchange = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('checkbox', { name: /Front door/ }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /Garden/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
  return within(await within(document.body).findByRole('dialog'));
};
/** In a full plan the question says what is at risk before anything is removed. */
export const ExchangeInAFullPlan: Story = {
  args: { detail: subscriptionDetailExample() },
  play: async ({ canvasElement, args }) => {
    const dialog = await exchange(canvasElement);
    await expect(dialog.getByText(/If adding fails, neither is covered/)).toBeVisible();
    await expect(args.onUpdate).not.toHaveBeenCalled();
  },
};
/** With room, the question says that the new device is covered first. */
export const ExchangeWithRoom: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await exchange(canvasElement);
    await expect(dialog.getByText(/a new device is added first/)).toBeVisible();
    await expect(dialog.queryByText(/neither is covered/)).toBeNull();
  },
};
export const AdjustBusy: Story = { args: { applying: true } };
export const AdjustFull: Story = { args: { detail: subscriptionDetailExample() } };
/** A smaller plan is pending, so the devices to keep are selected here too. */
export const AdjustBeforeAChange: Story = {
  args: {
    detail: subscriptionDetailExample({
      devList: ['Front door', 'Garden', 'Garage'].map((deviceName, at) =>
        planDeviceExample({ deviceId: `${40001 + at}`, deviceName }),
      ),
      maxDevNum: -1,
      isUnlimited: true,
      packageChangeRecord: { maxDevNum: 1, buyNum: 1 },
    }),
    unbound: [],
  },
};
export const AdjustInGerman: Story = { parameters: { locale: 'de-DE' } };
export const NoDevice: Story = { args: { detail: { ...detail, devList: [] }, unbound: [] } };
export const AdjustLoading: Story = {
  render: () => <DevicesPageSkeleton {...waiting} state={{ status: 'loading' }} />,
};
export const AdjustFailed: Story = {
  render: () => (
    <DevicesPageSkeleton {...waiting} state={{ status: 'failed', retry: fn() }} error={noAnswer} />
  ),
};
export const UnknownPlan: Story = {
  render: () => <DevicesPageSkeleton {...waiting} state={{ status: 'empty' }} />,
};
export const NotAnOwner: Story = {
  render: () => <DevicesPageSkeleton {...waiting} state={{ status: 'empty' }} notOwner />,
};
export const AdjustClosed: Story = {
  render: () => (
    <ClosedPlan
      {...{ id, title }}
      reason="invalid_service"
      detail={subscriptionDetailExample({ isExpire: true, devList: [] })}
    />
  ),
};
/** Read-only view of a plan whose house belongs to someone else. */
export const AdjustClosedToGuests: Story = {
  render: () => (
    <ClosedPlan
      {...{ id, title }}
      reason="home.noHousesMessage"
      detail={subscriptionDetailExample({ devList: [planDeviceExample({ lockStatus: 1 })] })}
    />
  ),
};
