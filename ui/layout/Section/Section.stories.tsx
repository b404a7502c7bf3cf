import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Body } from '../Body';
import { TextLink } from '../../navigation/TextLink';
import { Section } from './Section';

/**
 * For a part of a page with a heading: devices, invoice, payment method. The page itself is named
 * by Title; parts without a heading are spaced by Stack.
 *
 * **Do**
 *
 * - Keep the title to a few words: screen readers list it as the name of the section.
 * - Put one link or one outlined button into action, about the whole section: “Change plan”.
 * - Use a Subtitle with as="h3" for a part of a section.
 *
 * **Don’t**
 *
 * - Put the main action of the page into action: it goes into the BottomActionBar.
 * - Render a Subtitle inside it with the same words.
 * - Render a section whose content is empty: leave it out, or put an EmptyState in it.
 */
const meta = {
  title: 'Layout/Section',
  component: Section,
  args: { title: 'Devices', children: <Body>3 cameras record with this plan.</Body> },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Devices' });
    await expect(within(region).getByRole('heading', { level: 2 })).toBeVisible();
  },
};
export const WithAction: Story = {
  args: {
    action: (
      <TextLink href="#adjust" standalone>
        Manage devices
      </TextLink>
    ),
  },
};
export const GermanOnASmallPhone: Story = {
  args: {
    title: 'Überwachungskameras und Außenleuchten',
    action: (
      <TextLink href="#adjust" standalone>
        Gerätezuordnung anpassen
      </TextLink>
    ),
  },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: ['light'] },
};
