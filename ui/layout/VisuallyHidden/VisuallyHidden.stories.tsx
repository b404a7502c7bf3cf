import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden';

/**
 * For words that only screen readers need, because the screen shows them by place or look. An icon
 * that needs a name takes title on Icon or aria-label on IconButton.
 *
 * **Do**
 *
 * - Tell equal links apart: “Remove” shows, “Remove Front door” is read.
 * - Say what a price is before it is read: “List price”.
 * - Use as="h1" for the heading of a page whose title is in the header only.
 * - Put it in a role="status" to announce a result that sighted customers see.
 *
 * **Don’t**
 *
 * - Put links, buttons or fields in it: the focus would be on something that cannot be seen.
 * - Use it for a warning or a price that every customer needs.
 */
const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'List price' },
  render: (args) => (
    <p>
      <VisuallyHidden {...args} /> $35.88
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Takes no space but is read by screen readers. */
export const BesideAPrice: Story = {
  play: async ({ canvasElement }) => {
    const hidden = within(canvasElement).getByText('List price');
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(hidden).not.toHaveAttribute('aria-hidden');
  },
};
