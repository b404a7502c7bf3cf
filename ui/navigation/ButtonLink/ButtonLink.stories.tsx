import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ButtonLink } from './ButtonLink';

/**
 * For a link that is the main next step of a screen: “See plans”. To do something use BusyButton;
 * in a sentence or beside other things use TextLink.
 *
 * **Do**
 *
 * - Always pass href: customers open it in a new tab, and copy its address.
 * - In src make it a link of the router: createLink(ButtonLink), as in
 *   src/shell/links/PageLink.ts.
 * - Use variant="outlined" beside a contained button.
 *
 * **Don’t**
 *
 * - Use it to order, save or delete.
 * - Try to disable it or to show it as busy: a link is neither.
 * - Set role="button" on it.
 */
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
