import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { UNBREAKABLE, inTheirOwnBox } from '../../testing/longTexts';
import { BillList } from './BillList';
import { BillRow, type BillRowProps } from './BillRow';

type Bill = Omit<BillRowProps, 'href' | 'onClick'>;

const older: Bill[] = [
  {
    name: 'Cloud Recording, 30 days',
    about: 'Renewal · Lakeside 12',
    date: '11/24/2026',
    price: '$1,199.99',
  },
  {
    name: 'Gift Recording',
    about: 'Gift card',
    date: '10/24/2026',
    price: '$0.00',
  },
  {
    name: 'Cloud Recording, single camera',
    about: '',
    date: '09/24/2026',
    price: '$3.99',
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

/**
 * BillList shows the bills of an account, newest first, with one BillRow each. The facts of one
 * bill go into a KeyValueList, plans into SubscriptionTiles.
 *
 * **Do**
 *
 * - Pass about with kind and house, and empty while they are loading: their line is kept.
 * - Pass date and price formatted for the customer’s language.
 * - Load more by a BusyButton below the list, and move the focus to the first new row.
 * - Wrap a row in memo, and pass it stable handlers, where there may be hundreds.
 *
 * **Don’t**
 *
 * - Put a BillRow outside a BillList: it is an `<li>`.
 * - Use it for anything that does not open: the whole row is one link.
 * - Show an empty BillList: use EmptyState.
 */
const meta = {
  title: 'Lists/BillRow',
  component: BillRow,
  subcomponents: { BillList },
  args: {
    name: 'Cloud Recording, 30 days',
    about: 'Renewal · Lakeside 12',
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

export const Several: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list')).toHaveAccessibleName('Bills and invoices');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.tab();
    const first = canvas.getAllByRole('link')[0];
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleName(
      'Cloud Recording, 30 days Renewal · Lakeside 12 12/24/2026 $19.99',
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByText('10/24/2026'));
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
      about: 'Verlängerung · Ferienhaus meiner Großeltern in Garmisch',
      date: '12/24/2026',
      price: '$199.99',
    },
    {
      name: 'การบันทึกวิดีโอบนคลาวด์สำหรับกล้องทุกตัวในบ้านของคุณตลอดสามสิบวัน',
      about: 'การต่ออายุ',
      date: '12/24/2026',
      price: '$19.99',
    },
    { name: 'W'.repeat(60), about: 'W'.repeat(60), date: '12/24/2026', price: '$10,199.99' },
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
  render: above(
    UNBREAKABLE.map((name) => ({ name, about: name, date: '12/24/2026', price: '$19.99' })),
  ),
};
