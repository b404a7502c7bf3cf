import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PictureTitle } from './PictureTitle';
import { Title } from './Title';

/**
 * Title is the first-level heading of a page. Subtitle is a heading inside a card or panel; for a
 * part of the page use Section, which brings its own.
 *
 * **Do**
 *
 * - Put a PictureTitle above an offer that the customer chooses: the picture costs no height.
 * - Set headingInContent on PortalPage when the content has a Title.
 * - Set the level of a Subtitle by as: as="h3" inside a Section.
 * - Show a large amount as a Subtitle with as="p" and variant="h1", after a VisuallyHidden
 *   “Amount”.
 *
 * **Don’t**
 *
 * - Add a Title beside OfferCard or ResultPanel: they bring the `<h1>`.
 * - Choose a Subtitle for its size only: it is a heading for screen readers.
 */
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
