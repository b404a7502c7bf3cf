import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { UNBREAKABLE, inTheirOwnBox } from '../../testing/longTexts';
import { BillList } from './BillList';
import { BillRow, type BillRowProps } from './BillRow';

type Bill = Omit<BillRowProps, 'href' | 'onClick'>;

const older: Bill[] = [
  {
    name: 'Cloud Recording, 30 days',
    date: '11/24/2026',
    price: '$1,199.99',
    statusLabel: 'Processing',
    statusTone: 'pending',
  },
  {
    name: 'Gift Recording',
    date: '10/24/2026',
    price: '$0.00',
    statusLabel: 'Refunded',
    statusTone: 'neutral',
  },
  {
    name: 'Cloud Recording, single camera',
    date: '09/24/2026',
    price: '$3.99',
    statusLabel: 'Refund failed',
    statusTone: 'ending',
  },
];

/** The row of the story as the first of a list. */
const above = (others: Bill[]) => (args: BillRowProps) => (
  <BillList label="Bills and invoices">
    <BillRow {...args} />
    {others.map((bill, at) => (
      <BillRow key={at} {...bill} href={`#/bills/${at}`} onClick={args.onClick} />
    ))}
  </BillList>
);

const meta = {
  title: 'Lists/BillRow',
  component: BillRow,
  subcomponents: { BillList },
  args: {
    name: 'Cloud Recording, 30 days',
    date: '12/24/2026',
    price: '$19.99',
    href: '#/bills/new',
    onClick: fn((event: { preventDefault: () => void }) => {
      event.preventDefault();
    }),
  },
  render: above(older),
} satisfies Meta<typeof BillRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Statuses: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list')).toHaveAccessibleName('Bills and invoices');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.tab();
    const first = canvas.getAllByRole('link')[0];
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleName('Cloud Recording, 30 days 12/24/2026 $19.99');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByText('Refunded'));
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const One: Story = { render: above([]) };
export const OnASmallPhone: Story = {
  render: above([
    ...older,
    {
      name: 'Kameraaufzeichnung im Ferienhaus meiner Großeltern in Garmisch',
      date: '12/24/2026',
      price: '$199.99',
      statusLabel: 'Rückerstattung fehlgeschlagen',
      statusTone: 'ending',
    },
    {
      name: 'การบันทึกวิดีโอบนคลาวด์สำหรับกล้องทุกตัวในบ้านของคุณตลอดสามสิบวัน',
      date: '12/24/2026',
      price: '$19.99',
      statusLabel: 'กำลังดำเนินการ',
      statusTone: 'pending',
    },
    { name: 'W'.repeat(60), date: '12/24/2026', price: '$10,199.99' },
  ]),
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
export const TwiceTheTextOnASmallPhone: Story = {
  ...OnASmallPhone,
  play: async () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    style.fontSize = '';
  },
  parameters: { pictures: [] },
};
export const UnbreakableNames: Story = {
  ...inTheirOwnBox,
  render: above(UNBREAKABLE.map((name) => ({ name, date: '12/24/2026', price: '$19.99' }))),
};
