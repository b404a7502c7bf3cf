import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { orderRowExample } from '@homeview/contracts/domains/billing/billing.examples';
import { ErrorCode } from '@homeview/contracts/errors';
import { screenPictures } from '../../../../.storybook/pictures';
import { viewMeta } from '../../../../.storybook/view';
import { apiError } from '../../../api/request/apiError';
import { BillsView } from './BillsView';
import { NoBills, NoBillsWithStatus } from './NoBills';

const noAnswer = apiError('getPageOrderList', ErrorCode.NoResponse);
/** Twenty bills, one a month. */
const rows = Array.from({ length: 20 }, (_, at) =>
  orderRowExample({
    orderId: `${80001 + at}`,
    subscribeDate: new Date(Date.UTC(2026, 6 - at, 9)).toISOString(),
  }),
);
const load = fn();

const meta = {
  title: 'Screens/Bills',
  component: BillsView,
  ...viewMeta,
  args: {
    state: { status: 'loaded', data: [orderRowExample()] },
    total: 1,
    status: undefined,
    onStatus: fn(),
    empty: <NoBills notOwner={false} onToPlans={fn()} />,
  },
} satisfies Meta<typeof BillsView>;
export default meta;

type Story = StoryObj<typeof meta>;

const many = { state: { status: 'loaded', data: rows }, total: 45 } as const;

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
export const InGerman: Story = { ...ManyPages, parameters: { locale: 'de-DE' } };
export const MoreUnderWay: Story = {
  args: { ...many, next: { loading: true, error: undefined, load } },
};
export const MoreFailed: Story = {
  args: { ...many, next: { loading: false, error: noAnswer, load } },
};
