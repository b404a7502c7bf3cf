import type { Meta, StoryObj } from '@storybook/react-vite';
import CreditCard from 'lucide-react/icons/credit-card';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inLongTexts, onTheSmallestPhone } from '../../testing/longTexts';
import { Icon } from '../../graphics/Icon';
import { BusyButton, type BusyButtonProps } from './BusyButton';

/**
 * For everything that does something. To lead to another page use ButtonLink or TextLink.
 *
 * **Do**
 *
 * - Have one contained button a screen, in the BottomActionBar.
 * - Name it by what it does: “Turn off renewal”.
 * - Pass busy while the call runs: it keeps its size and the focus, and a second press does
 *   nothing.
 * - Use softDisabled when something is missing, and say on a press what it is.
 *
 * **Don’t**
 *
 * - Fill the harmful choice with colour.
 * - Use disabled without saying why beside it.
 * - Show a spinner of your own in it.
 */
const meta = {
  title: 'Inputs/BusyButton',
  component: BusyButton,
  args: { children: 'Continue to payment', onClick: fn() },
} satisfies Meta<typeof BusyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Outlined: Story = { args: { variant: 'outlined', children: 'Manage devices' } };
export const Destructive: Story = { args: { color: 'error', children: 'Remove camera' } };
export const WithIcon: Story = { args: { startIcon: <Icon icon={CreditCard} size="small" /> } };
export const Disabled: Story = { args: { disabled: true } };
export const Busy: Story = { args: { busy: true, busyLabel: 'Creating your order' } };

function PressToWork(args: BusyButtonProps) {
  const [busy, setBusy] = useState(false);
  return (
    <BusyButton
      {...args}
      busy={busy}
      onClick={(event) => {
        args.onClick?.(event);
        setBusy(true);
      }}
    />
  );
}

export const KeepsItsWidthWhileBusy: Story = {
  args: { busyLabel: 'Wait' },
  render: PressToWork,
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const before = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Wait');
    await expect(button.getBoundingClientRect().width).toBe(before.width);
    await expect(button.getBoundingClientRect().height).toBe(before.height);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
  parameters: { pictures: [] },
};

/** It looks disabled but still calls `onClick`, which can say what is missing. */
export const SoftDisabled: Story = {
  args: { softDisabled: true, children: 'Subscribe' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const GermanOnASmallPhone: Story = {
  args: { fullWidth: true, children: 'Automatische Verlängerung des Abonnements ausschalten' },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: [] },
};
export const LongTexts: Story = {
  ...onTheSmallestPhone,
  render: (args) =>
    inLongTexts((text) => (
      <>
        <BusyButton {...args}>{text}</BusyButton>
        <BusyButton {...args} variant="outlined" busy busyLabel={text}>
          {text}
        </BusyButton>
      </>
    )),
};
