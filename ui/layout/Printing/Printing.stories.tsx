import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BusyButton } from '../../inputs/BusyButton';
import { KeyValueList } from '../../lists/KeyValueList';
import { Section } from '../Section';
import { PrintedOnly } from './PrintedOnly';
import { PrintedSheets } from './PrintedSheets';
import { ScreenOnly } from './ScreenOnly';

/**
 * For a page that customers print, such as a bill: adds what the header says on the screen. The theme
 * sets how every page looks on paper (`ui/theme/components/print.ts`).
 *
 * **Do**
 *
 * - Name the product in PrintedOnly, at the top of the content. The h1 of the page is printed even
 *   where the screen hides it.
 * - Put each part of the bill in a Section: a section without a list is not split over two sheets.
 * - Put what explains the page, but isn’t part of the document, into ScreenOnly.
 * - Print several documents with PrintedSheets, each from a new sheet on; put the page into ScreenOnly.
 * - Give VisuallyHidden words that say what an amount is the attribute data-on-paper.
 *
 * **Don’t**
 *
 * - Hide the header, the footer, buttons or links outside of sentences yourself: the theme does it.
 * - Put facts of the bill in a button, a standalone link or a role="status": all are missing on paper.
 * - Offer Print inside the app: its web view cannot print.
 */
const meta = {
  title: 'Layout/Printing',
  component: PrintedOnly,
  subcomponents: { PrintedSheets, ScreenOnly },
  args: { children: 'Name of the product' },
  render: (args) => (
    <>
      <PrintedOnly {...args} />
      <Section title="Payment">
        <KeyValueList rows={[{ label: 'Total', value: '$3.24', strong: true }]} />
      </Section>
      <p>
        <BusyButton variant="outlined">Print</BusyButton>
      </p>
    </>
  ),
} satisfies Meta<typeof PrintedOnly>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Print this story to see the effect: the name appears, the button disappears, colours turn black. */
export const OnTheScreen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Name of the product')).not.toBeVisible();
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};
/** Print this story: the two documents have a sheet each, and the page is missing. */
export const Sheets: Story = {
  render: () => (
    <>
      <ScreenOnly>
        <p>The page</p>
      </ScreenOnly>
      <PrintedSheets>
        <Section title="First document">
          <KeyValueList rows={[{ label: 'Total', value: '$3.24' }]} />
        </Section>
        <Section title="Second document">
          <KeyValueList rows={[{ label: 'Total', value: '$2.99' }]} />
        </Section>
      </PrintedSheets>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The page')).toBeVisible();
    await expect(canvas.getByText('Second document')).not.toBeVisible();
  },
  parameters: { pictures: [] },
};
