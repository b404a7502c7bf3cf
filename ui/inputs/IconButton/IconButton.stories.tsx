import type { Meta, StoryObj } from '@storybook/react-vite';
import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import X from 'lucide-react/icons/x';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TOUCH_TARGET_PX } from '../../theme';
import { Icon } from '../../graphics/Icon';
import { IconButton } from './IconButton';

/**
 * For an action that everybody knows by its picture: back, close, copy, show password. Everything
 * else is a BusyButton or a TextLink with words.
 *
 * **Do**
 *
 * - Name the action and its object in aria-label: “Copy order number”.
 * - Set edge at the start or end of a row, so that the icon is in line with the text above.
 * - Set ringInside in a field, whose corners would cut the focus ring.
 * - Change aria-label with the state: “Show password”, then “Hide password”.
 *
 * **Don’t**
 *
 * - Use it for an action that costs money or deletes something.
 * - Make it smaller than 44 px by style.
 * - Set title on the Icon in it: the name would be read twice.
 */
const meta = {
  title: 'Inputs/IconButton',
  component: IconButton,
  args: { 'aria-label': 'Copy order number', children: <Icon icon={Copy} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Has the label as its name, works by keyboard and pointer, and has a full-size touch target. */
export const Idle: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Copy order number' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(TOUCH_TARGET_PX);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    button.blur();
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};
export const RingInsideOfAField: Story = {
  args: { 'aria-label': 'Show password', children: <Icon icon={Eye} />, ringInside: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};
/** The icon, not the edge of the button, is aligned with the text below. */
export const AtTheEndOfARow: Story = {
  args: { 'aria-label': 'Close', children: <Icon icon={X} />, edge: 'end' },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
      <span>Front door</span>
      <IconButton {...args} />
    </div>
  ),
};
