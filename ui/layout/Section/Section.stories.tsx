import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Body } from '../Body';
import { TextLink } from '../../navigation/TextLink';
import { Section } from './Section';

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
export const InsideAnother: Story = { args: { headingLevel: 3 }, parameters: { pictures: [] } };
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
