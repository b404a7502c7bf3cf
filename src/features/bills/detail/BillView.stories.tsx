import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  billAddressExample,
  orderDetailExample,
  refundDetailExample,
} from '@homeview/contracts/domains/billing/billing.examples';
import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import { ErrorCode } from '@homeview/contracts/errors';
import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
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
    address: { status: 'loaded', data: billAddressExample() },
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
  ...screenPictures,
};
export const Refunded: Story = {
  args: {
    state: loaded({
      orderStatus: OrderStatus.Refunded,
      refundDetailResp: refundDetailExample(),
    }),
  },
};
/** A status that the specification does not name. */
export const NotPaid: Story = { args: { state: loaded({ orderStatus: 6 }) } };
export const GiftCard: Story = {
  args: { state: loaded({ giftCardCode: GIFT_CODE, payMode: null }) },
};
export const InGerman: Story = {
  args: { state: loaded({ refundDetailResp: refundDetailExample() }) },
  parameters: { locale: 'de-DE' },
};
export const Processing: Story = {
  args: { state: loaded({ orderStatus: OrderStatus.Processing }) },
};
export const InTheApp: Story = { parameters: { platform: 'ios' } };
export const WithoutAddress: Story = { args: { address: { status: 'loaded', data: null } } };
export const AddressLoading: Story = { args: { address: { status: 'loading' } } };
export const AddressFailed: Story = { args: { address: { status: 'failed', retry: fn() } } };
/** An address of the greatest length, on the smallest phone. */
export const LongAddress: Story = {
  args: {
    address: {
      status: 'loaded',
      data: billAddressExample({
        ...{ countryCode: 'GBR', postal: 'SW1A 1AA', county: '', city: '', state: '' },
        address: `${'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '.repeat(3)}12 Long Lane`,
      }),
    },
  },
  globals: { viewport: { value: 'smallPhone' } },
};
/** A deployment that names neither its seller nor its support. */
export const WithoutSellerAndSupport: Story = {
  args: { state: loaded({ orderStatus: OrderStatus.RefundFailed }) },
  parameters: { settings: { seller: [], support: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Contact support' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Seller' })).toBeNull();
  },
};
