import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BusyButton } from '../../inputs/BusyButton';
import { KeyValueList } from '../../lists/KeyValueList';
import { Section } from '../Section';
import { PrintStyles } from './PrintStyles';
import { PrintedOnly } from './PrintedOnly';

/**
 * For a page that customers print, such as a bill. PrintStyles sets how the page looks on paper,
 * PrintedOnly adds what the header says on the screen.
 *
 * **Do**
 *
 * - Render PrintStyles inside the printable page: it applies only while it is mounted.
 * - Name the product in PrintedOnly, at the top of the content. The h1 of the page is printed even
 *   where the screen hides it.
 * - Put each part of the bill in a Section: a section is not split over two sheets.
 *
 * **Don’t**
 *
 * - Hide the header, the footer or buttons yourself: PrintStyles does it.
 * - Put facts of the bill in a button, a link or a role="status": all are missing on paper.
 * - Offer Print inside the app: its web view cannot print.
 */
const meta = {
  title: 'Layout/Printing',
  component: PrintedOnly,
  args: { children: 'Name of the product' },
  render: (args) => (
    <>
      <PrintStyles />
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
