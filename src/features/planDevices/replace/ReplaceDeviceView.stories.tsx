import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  planDeviceExample,
  subscriptionDetailExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { screenPictures } from '../../../../.storybook/pictures';
import { devicesNamed } from '../../../../.storybook/storyData';
import { viewMeta } from '../../../../.storybook/view';
import { useText } from '../../../i18n/useText';
import { dialogs } from '../../../shell/feedback';
import { halfExchangeDialog } from '../adjust/halfExchangeDialog';
import { ReplaceDeviceView } from './ReplaceDeviceView';

const covered = ['Front door', 'Back door'].map((deviceName, at) =>
  planDeviceExample({ deviceId: `${40010 + at}`, deviceName }),
);
/** The last place of the plan is free. */
const withRoom = subscriptionDetailExample({ devList: covered, maxDevNum: 3 });
const fullPlan = subscriptionDetailExample({ devList: covered, maxDevNum: 2 });

const meta = {
  title: 'Screens/Replacing a device',
  component: ReplaceDeviceView,
  ...viewMeta,
  parameters: { ...viewMeta.parameters, house: { house: houseExample() } },
  args: {
    id: '70001',
    detail: withRoom,
    unbound: devicesNamed(40002, 'Garden', 'Garage', 'Driveway light'),
    replaced: '',
    applying: false,
    onReplace: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ReplaceDeviceView>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const chooseGarden: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Garden' }));
  // Without a focus ring in the picture.
  await userEvent.click(canvas.getByRole('heading', { name: 'New device' }));
};

/** Nothing is chosen yet: the press leads to what is missing. */
export const Choose: Story = {
  play: async ({ canvas, args }) => {
    const replace = canvas.getByRole('button', { name: 'Replace' });
    await expect(replace).toHaveAccessibleDescription('Choose the device to replace.');
    await userEvent.click(replace);
    await expect(canvas.getByRole('radio', { name: 'Front door' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(replace).toHaveAccessibleDescription('Choose the new device.');
    await userEvent.click(replace);
    await expect(canvas.getByRole('radio', { name: 'Garden' })).toHaveFocus();
    await expect(args.onReplace).not.toHaveBeenCalled();
  },
};

/** Both are chosen: what is deleted, what stays, and that the new device comes first. */
export const Chosen: Story = {
  ...screenPictures,
  args: { replaced: '40010' },
  play: async (context) => {
    const { canvas } = context;
    await chooseGarden(context);
    await expect(canvas.getByText('Garden instead of Front door')).toBeVisible();
    await expect(canvas.getByText(/history and settings of Front door are deleted/)).toBeVisible();
    await expect(canvas.getByText(/a new device is added first/)).toBeVisible();
  },
};

/** A plan of one device in a house with one more: both are chosen from the start. */
export const OnlyOneWay: Story = {
  args: {
    detail: subscriptionDetailExample(),
    unbound: devicesNamed(40002, 'Garden'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Garden instead of Front door')).toBeVisible();
    await expect(canvas.getByText(/If adding fails, neither is covered/)).toBeVisible();
  },
};

/** A full plan: the risk is said before anything is chosen. */
export const FullPlan: Story = { ...screenPictures, args: { detail: fullPlan } };
export const FullPlanInGerman: Story = {
  args: { detail: fullPlan, replaced: '40010' },
  parameters: { locale: 'de-DE', pictures: ['phone'] },
};
export const ChosenInJapanese: Story = {
  args: { replaced: '40010' },
  parameters: { locale: 'ja-JP' },
};

/** One question, which names both devices and the risk. */
export const Asked: Story = {
  args: { detail: fullPlan, replaced: '40010' },
  play: async (context) => {
    const { canvas, args } = context;
    await chooseGarden(context);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Replace' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByRole('heading')).toHaveTextContent(
      'Cover Garden instead of Front door?',
    );
    await expect(dialog.getByText(/neither is covered/)).toBeVisible();
    await expect(args.onReplace).not.toHaveBeenCalled();
  },
};

/** The old device is selected for the next plan, which it leaves too. */
export const KeptForTheNextPlan: Story = {
  args: {
    detail: { ...withRoom, devList: [planDeviceExample({ lockStatus: 1 })] },
  },
};

export const Busy: Story = {
  args: { replaced: '40010', applying: true, unbound: devicesNamed(40002, 'Garden') },
};

/** The old device left, the new one was not added: what is covered, and the way back. */
export const HalfDone: Story = {
  parameters: { pictures: ['phone', 'dark'] },
  args: { detail: fullPlan, replaced: '40010' },
  render: function HalfDone(args) {
    const text = useText();
    const half = halfExchangeDialog(text, {
      missing: 'Garden',
      missingCount: 1,
      uncovered: 'Front door',
      reason: text('network_error'),
      now: text('adjustDevice.coveredNow', { names: 'Back door', count: 1 }),
      reference: 'R1-06-22-00',
    });
    return (
      <>
        <button hidden onClick={() => void dialogs.open(half)} />
        <ReplaceDeviceView {...args} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLButtonElement>('button[hidden]')?.click();
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Cover Front door again' })).toBeVisible();
  },
};

/** No other device of the house is free. */
export const NothingToReplaceWith: Story = {
  parameters: { pictures: ['phone'] },
  args: { unbound: [] },
};
export const NothingCovered: Story = { args: { detail: { ...withRoom, devList: [] } } };
