import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden';

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
