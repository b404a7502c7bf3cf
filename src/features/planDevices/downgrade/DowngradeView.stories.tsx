import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  downgradeDetailExample,
  planDeviceExample,
  subscriptionDetailExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { screenPictures } from '../../../../.storybook/pictures';
import { viewMeta } from '../../../../.storybook/view';
import { DowngradeView } from './DowngradeView';

const names = ['Front door', 'Garden', 'Garage', 'Living room lamp', 'Driveway light'];
const devList = names.map((deviceName, at) =>
  planDeviceExample({ deviceId: `${40001 + at}`, deviceName }),
);
const downgrade = downgradeDetailExample({ devList });
const detail = subscriptionDetailExample({ devList, nextRenewal: '2026-12-03T10:00:00Z' });

const meta = {
  title: 'Screens/Downgrade',
  component: DowngradeView,
  ...viewMeta,
  parameters: { ...viewMeta.parameters, house: { house: houseExample() } },
  args: { id: '70001', detail, downgrade, saving: false, onSave: fn(() => Promise.resolve()) },
} satisfies Meta<typeof DowngradeView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Downgrade: Story = {
  ...screenPictures,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/choose 1 device$/)).toHaveTextContent(
      'Cloud Recording · Lakeside 12 · choose 1 device',
    );
    await expect(canvas.getByText(/12\/03\/2026 · December 3/, { selector: 'dd' })).toBeVisible();
  },
};
export const DowngradeInGerman: Story = { parameters: { locale: 'de-DE' } };
export const DowngradeWhileRenewalIsOff: Story = {
  args: { detail: { ...detail, isRenewal: false } },
};
export const DowngradeChosen: Story = {
  args: {
    downgrade: {
      ...downgrade,
      isSelected: true,
      devList: devList.map((device, at) => ({ ...device, lockStatus: at === 0 ? 1 : 0 })),
    },
  },
};
export const DowngradeSaving: Story = { args: { saving: true } };
/** Lists the devices that lose recording before the selection is saved. */
export const DowngradeAsked: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Garage/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save choice' }));
    await within(document.body).findByRole('dialog');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
