import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextLink } from './TextLink';

const meta = {
  title: 'Navigation/TextLink',
  component: TextLink,
  args: { children: 'Terms of use' },
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  args: { href: '#terms' },
  render: (args) => (
    <p>
      I have read the <TextLink {...args} />.
    </p>
  ),
};

export const External: Story = {
  args: { href: 'https://example.com/terms', external: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const AsAButton: Story = {
  args: { onClick: fn(), children: 'Send the code again', standalone: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
