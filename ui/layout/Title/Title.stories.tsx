import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Title } from './Title';

const meta = {
  title: 'Layout/Title',
  component: Title,
  args: { children: 'Bills and invoices' },
} satisfies Meta<typeof Title>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Start: Story = {
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Bills and invoices');
  },
};
export const Center: Story = { args: { align: 'center' } };
export const GermanOnASmallPhone: Story = {
  args: { children: 'Rechnungsanschrift und Umsatzsteueridentifikationsnummer' },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: ['light'] },
};
