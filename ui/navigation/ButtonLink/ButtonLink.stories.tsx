import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ButtonLink } from './ButtonLink';

const meta = {
  title: 'Navigation/ButtonLink',
  component: ButtonLink,
  args: {
    children: 'See plans',
    href: '#plans',
    onClick: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
} satisfies Meta<typeof ButtonLink>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It is a link: Enter follows it, Space does not. */
export const Contained: Story = {
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'See plans' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    link.blur();
  },
};
export const Outlined: Story = { args: { variant: 'outlined' } };
export const Text: Story = { args: { variant: 'text' } };
export const GermanOnASmallPhone: Story = {
  args: { children: 'Automatische Verlängerung des Abonnements verwalten' },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: ['light'] },
};
