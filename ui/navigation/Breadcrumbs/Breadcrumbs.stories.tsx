import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextLink } from '../TextLink';
import { Breadcrumbs } from './Breadcrumbs';

const link = (name: string) => (
  <TextLink key={name} href={`#/${name}`}>
    {name}
  </TextLink>
);

/**
 * For the pages above the current one, at the top of a page on desktops. Phones have the back
 * button of AppHeader.
 *
 * **Do**
 *
 * - Start with the home page.
 * - End with the title of the current page; it is not a link.
 *
 * **Don’t**
 *
 * - Show the steps of a form: breadcrumbs lead up, not forward.
 */
const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'You are here',
    children: ['Your plans', 'Subscription', 'Manage devices'].map(link),
    current: 'Remove devices',
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FourLevels: Story = {
  play: async ({ canvasElement }) => {
    const trail = within(canvasElement).getByRole('navigation', { name: 'You are here' });
    await expect(within(trail).getAllByRole('link')).toHaveLength(3);
    await expect(within(trail).getByText('Remove devices')).toHaveAttribute('aria-current', 'page');
  },
};
export const OneLevel: Story = {
  args: { children: link('Ihre Tarife'), current: 'Rechnungen und Belege' },
};
