import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LONG_TEXTS, onTheSmallestPhone } from '../../testing/longTexts';
import { ComparisonTable } from './ComparisonTable';

/**
 * To show what a change replaces, before it is made: the old value beside the new one. For facts
 * with one value use KeyValueList.
 *
 * **Do**
 *
 * - Name the columns by time: “Now” and “New”.
 * - Show rows that stay the same too, so that the customer sees what does not change.
 *
 * **Don’t**
 *
 * - Give two rows the same label: labels are their keys.
 * - Put fields or buttons into it.
 */
const meta = {
  title: 'Lists/ComparisonTable',
  component: ComparisonTable,
  args: {
    label: 'What changes',
    before: 'Now',
    after: 'New',
    rows: [
      { label: 'Plan', before: 'Cloud Recording', after: 'Cloud Recording for three' },
      { label: 'Price', before: '$9.99 / month', after: '$2.99 / month' },
      { label: 'Devices', before: 'Unlimited devices', after: 'Up to 3 devices' },
    ],
  },
} satisfies Meta<typeof ComparisonTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Day: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'What changes' });
    await expect(within(table).getByRole('rowheader', { name: 'Price' })).toBeVisible();
    await expect(within(table).getByRole('columnheader', { name: 'New' })).toBeVisible();
  },
};
export const LongTexts: Story = {
  ...onTheSmallestPhone,
  args: { rows: LONG_TEXTS.map((text) => ({ label: text, before: '$19.99', after: text })) },
};
