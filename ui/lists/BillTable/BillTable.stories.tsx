import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BillTable } from './BillTable';
import { BillTableRow } from './BillTableRow';

const row = (name: string, at: number) => (
  <BillTableRow
    key={at}
    name={name}
    about={at === 0 ? 'Renewal · Lakeside 12' : ''}
    date="12/24/2026"
    price="$1,199.99"
    href={`#/bills/${at}`}
  />
);

/**
 * For the bills of one year on a desktop. On phones use BillList.
 *
 * **Do**
 *
 * - Name the table with its year.
 * - In src make the row a link of the router: createLink(BillTableRow).
 *
 * **Don’t**
 *
 * - Use it for other data: its columns are those of a bill.
 */
const meta = {
  title: 'Lists/BillTable',
  component: BillTable,
  subcomponents: { BillTableRow },
  args: {
    label: '2026',
    columns: { date: 'Date', name: 'Plan', price: 'Amount' },
    children: ['Cloud Recording, 30 days', 'Gift Recording'].map(row),
  },
} satisfies Meta<typeof BillTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A click anywhere in a row follows its link. */
export const TwoBills: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table')).toHaveAccessibleName('2026');
    await userEvent.tab();
    const first = canvas.getByRole('link', { name: 'Cloud Recording, 30 days' });
    await expect(first).toHaveFocus();
    const price = canvas.getAllByText('$1,199.99')[1]?.getBoundingClientRect();
    if (!price) throw new Error('The second bill has no price.');
    const target = document.elementFromPoint(price.x + 4, price.y + 4);
    await expect(target).toBe(canvas.getByRole('link', { name: 'Gift Recording' }));
    first.blur();
  },
};
export const LongNames: Story = {
  args: {
    children: ['W'.repeat(60), 'การบันทึกวิดีโอบนคลาวด์สำหรับกล้องทุกตัวในบ้านของคุณตลอดสามสิบวัน'].map(row),
  },
};
