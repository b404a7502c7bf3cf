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
export const Disabled: Story = { args: { disabled: true } };
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
