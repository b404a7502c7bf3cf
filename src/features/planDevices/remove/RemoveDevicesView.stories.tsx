import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  planDeviceExample,
  subscriptionDetailExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { screenPictures } from '../../../../.storybook/pictures';
import { viewMeta } from '../../../../.storybook/view';
import { RemoveDevicesView } from './RemoveDevicesView';

const meta = {
  title: 'Screens/Removing devices of a plan',
  component: RemoveDevicesView,
  ...viewMeta,
  parameters: { ...viewMeta.parameters, house: { house: houseExample() } },
  args: {
    id: '70001',
    plan: subscriptionDetailExample(),
    devices: [planDeviceExample()],
    onRemove: fn(() => Promise.resolve(false)),
  },
} satisfies Meta<typeof RemoveDevicesView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Remove: Story = screenPictures;
export const RemoveNone: Story = { args: { devices: [] } };
export const RemoveInGerman: Story = { parameters: { locale: 'de-DE' } };
export const Removing: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Front door/ }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
