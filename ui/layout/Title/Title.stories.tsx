import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PictureTitle } from './PictureTitle';
import { Title } from './Title';

const meta = {
  title: 'Layout/Title',
  component: Title,
  subcomponents: { PictureTitle },
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

const withPicture = () => (
  <PictureTitle illustration="devices" detail="For Maple Street 12">
    Keep what your cameras see
  </PictureTitle>
);
export const WithPicture: Story = {
  render: withPicture,
  parameters: { pictures: ['light', 'dark'] },
};
/** The title needs the whole width of a small phone. */
export const WithPictureOnASmallPhone: Story = {
  render: withPicture,
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: [] },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('[data-illustration]');
    await expect(picture).not.toBeVisible();
  },
};
