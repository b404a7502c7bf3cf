import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  orderDetailExample,
  refundDetailExample,
} from '@homeview/contracts/domains/billing/billing.examples';
import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import { ErrorCode } from '@homeview/contracts/errors';
import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { screenPictures } from '../../../../.storybook/pictures';
import { viewMeta } from '../../../../.storybook/view';
import { apiError } from '../../../api/request/apiError';
import { BillView } from './BillView';

const loaded = (fields: Partial<OrderDetail>) =>
  ({ status: 'loaded', data: orderDetailExample(fields) }) as const;

const PAID_AT = '2026-11-03T10:00:00Z';

const meta = {
  title: 'Screens/Bill',
  component: BillView,
  ...viewMeta,
  args: {
    id: '80001',
    state: loaded({ tax: 0.25, payPrice: 3.24, invoiceDate: PAID_AT, activateTime: PAID_AT }),
    onToBills: fn(),
  },
} satisfies Meta<typeof BillView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = screenPictures;
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = {
  args: {
    state: { status: 'failed', retry: fn() },
    error: apiError('getOrderDetail', ErrorCode.NoResponse),
  },
};
export const Unknown: Story = {
  args: { state: { status: 'empty' }, refusal: 'There is no such order.' },
};
export const RefundFailed: Story = {
  args: { state: loaded({ orderStatus: OrderStatus.RefundFailed }) },
};
export const GiftCard: Story = {
  args: { state: loaded({ giftCardCode: 'GIFT000001', payMode: null }) },
};
export const InGerman: Story = {
  args: { state: loaded({ refundDetailResp: refundDetailExample() }) },
  parameters: { locale: 'de-DE' },
};
export const Processing: Story = {
  args: { state: loaded({ orderStatus: OrderStatus.Processing }) },
};
export const InTheApp: Story = { parameters: { platform: 'ios' } };
