import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  billAddressExample,
  orderDetailExample,
  orderRowExample,
  refundDetailExample,
} from '@homeview/contracts/domains/billing/billing.examples';
import { ErrorCode } from '@homeview/contracts/errors';
import { screenPictures } from '../../../../.storybook/pictures';
import { viewMeta } from '../../../../.storybook/view';
import { apiError } from '../../../api/request/apiError';
import type { BillFacts } from './billFacts';
import { BillsView } from './BillsView';
import { NoBills, NoBillsWithStatus } from './NoBills';
import type { YearPrinting } from './PrintYear';

const noAnswer = apiError('getPageOrderList', ErrorCode.NoResponse);
/** Twenty bills, one a month. */
const rows = Array.from({ length: 20 }, (_, at) =>
  orderRowExample({
    orderId: `${80001 + at}`,
    subscribeDate: new Date(Date.UTC(2026, 6 - at, 9)).toISOString(),
  }),
);
const load = fn();

/** The facts of bills: renewals of a plan in a house, paid $2.99 each. */
const factsOf = (bills: readonly { orderId: string }[]) =>
  new Map<string, BillFacts>(
    bills.map(({ orderId }) => [
      orderId,
      { bill: orderDetailExample(), origin: 'renew', houseName: 'Lakeside 12' },
    ]),
  );
const printing: YearPrinting = {
  year: undefined,
  status: 'idle',
  error: undefined,
  print: fn(),
};

const meta = {
  title: 'Screens/Bills',
  component: BillsView,
  ...viewMeta,
  args: {
    state: { status: 'loaded', data: [orderRowExample()] },
    facts: factsOf([orderRowExample()]),
    printing,
    total: 1,
    status: undefined,
    onStatus: fn(),
    empty: <NoBills notOwner={false} onToPlans={fn()} />,
  },
} satisfies Meta<typeof BillsView>;
export default meta;

type Story = StoryObj<typeof meta>;

const many = {
  state: { status: 'loaded', data: rows } as const,
  facts: factsOf(rows),
  total: 45,
};

export const Loaded: Story = screenPictures;
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = {
  args: { state: { status: 'failed', retry: fn() }, error: noAnswer },
};
export const Retrying: Story = { args: { ...Failed.args, retrying: true } };
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const EmptyForGuests: Story = {
  args: { state: { status: 'empty' }, empty: <NoBills notOwner onToPlans={fn()} /> },
};
export const NoneWithStatus: Story = {
  args: {
    state: { status: 'empty' },
    status: 8,
    empty: <NoBillsWithStatus onShowAll={fn()} />,
  },
};
export const OnADesktop: Story = {
  args: many,
  globals: { viewport: { value: 'desktop' } },
  parameters: { pictures: ['light', 'dark'] },
};
export const ManyPages: Story = {
  args: { ...many, next: { loading: false, error: undefined, load } },
};
/** Kind, house and total are not known yet; their lines are kept. */
export const FactsUnderWay: Story = { args: { ...many, facts: new Map() } };
/** A refund is not part of the total, and a bill whose house is not certain has only its kind. */
export const WithRefund: Story = {
  args: {
    ...many,
    state: { status: 'loaded', data: rows.slice(0, 2) },
    facts: new Map<string, BillFacts>([
      ['80001', { bill: orderDetailExample(), origin: 'change', houseName: undefined }],
      [
        '80002',
        {
          bill: orderDetailExample({ orderStatus: 8, refundDetailResp: refundDetailExample() }),
          origin: 'buy',
          houseName: undefined,
        },
      ],
    ]),
    total: 2,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 bills · $2.99 paid after refunds')).toBeVisible();
  },
};
export const YearPreparing: Story = {
  args: { ...many, printing: { ...printing, year: '2026', status: 'loading' } },
};
export const YearNotPrinted: Story = {
  args: { ...many, printing: { ...printing, year: '2026', status: 'failed', error: noAnswer } },
};
/** While a year is printed, the screen stays as it is. */
export const YearPrinted: Story = {
  args: {
    ...many,
    printed: {
      bills: rows.slice(0, 2).map(({ orderId }) => ({ orderId, bill: orderDetailExample() })),
      address: { status: 'loaded', data: billAddressExample() },
      onDone: fn(),
    },
  },
  beforeEach: () => {
    const { print } = window;
    window.print = fn();
    return () => {
      window.print = print;
    };
  },
  play: async ({ canvas }) => {
    await expect(window.print).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Bill 80001')).not.toBeVisible();
  },
};
export const OnASmallPhone: Story = {
  args: { ...many, next: { loading: false, error: undefined, load } },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: ['light'] },
};
export const InJapanese: Story = { args: many, parameters: { locale: 'ja-JP' } };
export const InGerman: Story = { ...ManyPages, parameters: { locale: 'de-DE' } };
export const MoreUnderWay: Story = {
  args: { ...many, next: { loading: true, error: undefined, load } },
};
export const MoreFailed: Story = {
  args: { ...many, next: { loading: false, error: noAnswer, load } },
};
