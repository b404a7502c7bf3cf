import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  billAddressExample,
  orderDetailExample,
  refundDetailExample,
} from '@homeview/contracts/domains/billing/billing.examples';
import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import {
  planDeviceExample,
  subscribedPlanExample,
  subscriptionDetailExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { ErrorCode } from '@homeview/contracts/errors';
import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { screenPictures } from '../../../../.storybook/pictures';
import { viewMeta } from '../../../../.storybook/view';
import { apiError } from '../../../api/request/apiError';
import { sumDifference } from '../../../domain/payment/billSum';
import type { ExplainedBill } from './explainedBill';
import { BillView } from './BillView';

const loaded = (fields: Partial<OrderDetail>) =>
  ({ status: 'loaded', data: orderDetailExample(fields) }) as const;

const plan = (fields: Partial<SubscriptionDetail> = {}) => ({
  plan: subscribedPlanExample(),
  detail: subscriptionDetailExample(fields),
});

const explained = (fields: Partial<ExplainedBill> = {}): ExplainedBill => ({
  origin: 'buy',
  plan: plan(),
  houseName: 'Lakeside 12',
  last: undefined,
  ...fields,
});

const lastMonth = orderDetailExample({ invoiceDate: '2026-10-03T09:30:00Z' });
const dearer = orderDetailExample({ type: 'renew', orderPrice: 3.99, payPrice: 4.24, tax: 0.25 });

/** A renewal that cost more than the one before. */
const renewal = {
  state: { status: 'loaded', data: dearer },
  explained: explained({
    origin: 'renew',
    last: { bill: lastMonth, difference: sumDifference(lastMonth, dearer) },
  }),
} as const;

const PAID_AT = '2026-11-03T10:00:00Z';

const meta = {
  title: 'Screens/Bill',
  component: BillView,
  ...viewMeta,
  args: {
    id: '80001',
    state: loaded({ tax: 0.25, payPrice: 3.24, invoiceDate: PAID_AT, activateTime: PAID_AT }),
    address: { status: 'loaded', data: billAddressExample() },
    explained: explained(),
    onToBills: fn(),
  },
} satisfies Meta<typeof BillView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = screenPictures;
export const OtherSum: Story = { args: renewal, ...screenPictures };
export const OtherSumInGerman: Story = { args: renewal, parameters: { locale: 'de-DE' } };
export const OtherSumInJapanese: Story = { args: renewal, parameters: { locale: 'ja-JP' } };
export const OtherSumOnASmallPhone: Story = {
  args: renewal,
  globals: { viewport: { value: 'smallPhone' } },
};
export const SameSum: Story = {
  args: {
    state: loaded({ type: 'renew' }),
    explained: explained({ origin: 'renew', last: { bill: lastMonth, difference: null } }),
  },
};
export const Change: Story = { args: { explained: explained({ origin: 'change' }) } };
/** The plan ends, so nothing is paid any more. */
export const PlanEnds: Story = {
  args: { explained: explained({ plan: plan({ isRenewal: false }) }) },
};
export const PlanEnded: Story = {
  args: { explained: explained({ plan: plan({ isRenewal: false, isExpire: true, devList: [] }) }) },
};
export const ManyDevices: Story = {
  args: {
    explained: explained({
      plan: plan({
        devList: Array.from({ length: 40 }, (_, at) => planDeviceExample({ deviceId: `${at}` })),
      }),
    }),
  },
};
/** No other answer tells which plan the bill is for. */
export const PlanUnknown: Story = {
  args: { explained: explained({ plan: undefined, houseName: undefined }) },
};
export const ExplanationLoading: Story = { args: { explained: undefined } };
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
  args: {
    state: loaded({
      orderStatus: OrderStatus.Processing,
      invoice: null,
      invoiceDate: null,
      invoiceEmail: null,
    }),
  },
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
