import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  UNBREAKABLE,
  inLongTexts,
  inTheirOwnBox,
  onTheSmallestPhone,
} from '../../testing/longTexts';
import { TextLink } from '../../navigation/TextLink';
import { DeviceTile } from './DeviceTile';

/**
 * For one device by itself. Several devices go into a DeviceList, which draws its rows with this
 * component.
 *
 * **Do**
 *
 * - Leave onToggle out where there is nothing to choose: no checkbox shows.
 * - Pass lockedLabel together with locked: “Stays with this plan until 12/24/2026”.
 * - Pass the name as the customer wrote it: the icon of a camera, lamp or doorbell follows from
 *   it.
 * - Name the device in the action for screen readers: “Remove Front door”.
 *
 * **Don’t**
 *
 * - Cut long names: they wrap, and a device may have 60 characters.
 * - Put more than one action into action.
 * - Lock it without a lockedLabel that says why.
 */
const meta = {
  title: 'Lists/DeviceTile',
  component: DeviceTile,
  args: { name: 'Front door', detail: 'Outdoor camera', onToggle: fn() },
} satisfies Meta<typeof DeviceTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Front door'));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('checkbox', { name: /Front door/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
  parameters: { pictures: [] },
};
export const Ticked: Story = { args: { checked: true } };
export const Locked: Story = {
  args: { checked: true, locked: true, lockedLabel: 'Stays with this plan until 12/24/2026' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('checkbox')).not.toHaveFocus();
    await userEvent.click(within(canvasElement).getByText('Front door'));
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};
/** The name says whether it is a camera, a lamp or a doorbell; otherwise the icon is neutral. */
export const Kinds: Story = {
  render: () => (
    <>
      {['Garden camera', 'Driveway light', 'Doorbell', 'Front door'].map((name) => (
        <DeviceTile key={name} name={name} />
      ))}
    </>
  ),
};
export const WithAction: Story = {
  render: () => (
    <DeviceTile
      name="Front door"
      action={
        <TextLink standalone onClick={fn()}>
          Remove
        </TextLink>
      }
    />
  ),
};
export const LongOnASmallPhone: Story = {
  args: {
    name: 'Kamera über dem Gartentor hinter dem Haus der Großeltern 1234567890',
    detail: 'Aufzeichnung bis einschließlich 24. Dezember 2026',
  },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: [] },
};
export const LongTexts: Story = {
  ...onTheSmallestPhone,
  args: { checked: true, locked: true },
  render: (args) =>
    inLongTexts((text) => <DeviceTile {...args} name={text} detail={text} lockedLabel={text} />),
};
export const UnbreakableNames: Story = {
  ...inTheirOwnBox,
  render: (args) => inLongTexts((text) => <DeviceTile {...args} name={text} />, UNBREAKABLE),
};
