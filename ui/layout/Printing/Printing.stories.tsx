import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BusyButton } from '../../inputs/BusyButton';
import { KeyValueList } from '../../lists/KeyValueList';
import { Section } from '../Section';
import { PrintStyles } from './PrintStyles';
import { PrintedOnly } from './PrintedOnly';

/** Print the story's own page to see it: the name appears, the button goes, colours turn to ink. */
const Sheet = () => (
  <>
    <PrintStyles />
    <PrintedOnly>Name of the product</PrintedOnly>
    <Section title="Payment">
      <KeyValueList rows={[{ label: 'Total', value: '$3.24', strong: true }]} />
    </Section>
    <p>
      <BusyButton variant="outlined">Print</BusyButton>
    </p>
  </>
);

const meta = { title: 'Layout/Printing', component: Sheet } satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnTheScreen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Name of the product')).not.toBeVisible();
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};
