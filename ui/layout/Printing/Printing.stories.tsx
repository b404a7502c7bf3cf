import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BusyButton } from '../../inputs/BusyButton';
import { KeyValueList } from '../../lists/KeyValueList';
import { Section } from '../Section';
import { PrintStyles } from './PrintStyles';
import { PrintedOnly } from './PrintedOnly';

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
