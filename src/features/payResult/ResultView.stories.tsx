import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  orderDetailExample,
  orderedGoodsExample,
  refundDetailExample,
} from '@homeview/contracts/domains/billing/billing.examples';
import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import { ErrorCode } from '@homeview/contracts/errors';
import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { screenPictures } from '../../../.storybook/pictures';
import { viewMeta } from '../../../.storybook/view';
import { apiError } from '../../api/request/apiError';
import type { PayingOrder } from '../../checkout/order/payingOrder';
import { ResultActions } from './ResultActions';
import type { ResultActionsProps } from './ResultActions';
import { ResultView } from './ResultView';
import type { Result } from './payResult';
import type { ResultVariant } from './resultTexts';

const ORDER: PayingOrder = {
  orderId: '90001',
  isPaid: false,
  isFree: false,
  kind: 'buy',
  renews: true,
  devices: { names: ['Garden'], count: 1 },
};

interface Options {
  readonly variant?: ResultVariant;
  readonly inApp?: boolean;
  readonly order?: PayingOrder | null;
  readonly otherWay?: ResultActionsProps['otherWay'];
}

/** Builds story args for a result page with its buttons. */
const page = (
  result: Result,
  { variant = 'plain', inApp = false, order = ORDER, otherWay }: Options = {},
) => ({
  variant,
  result,
  order,
  actions: (
    <ResultActions
      {...{ variant, result, lastPage: '/', orderId: order?.orderId }}
      {...{ onHome: fn(), onBill: fn(), onBills: fn() }}
      {...{ onTryAgain: fn(), onCheckAgain: fn(), otherWay }}
      onClose={inApp ? fn() : undefined}
    />
  ),
});

type Stated = Exclude<Result['kind'], 'asking' | 'unchecked' | 'ofAddress'>;

/** A result that the service has answered. */
const answered = (kind: Stated, bill: Partial<OrderDetail> = {}, options?: Options) =>
  page({ kind, bill: orderDetailExample(bill) }, options);

const ofAddress = (success: boolean, options: Options = {}) =>
  page({ kind: 'ofAddress', success }, { ...options, order: null });

const notStarted = [orderedGoodsExample({ subscribeStartDate: null, subscribeEndDate: null })];
const CONFIRMING = { orderStatus: OrderStatus.Processing, orderGoodsResp: notStarted };

const phone = { parameters: { pictures: ['phone'] } };
const german = { parameters: { locale: 'de-DE', pictures: ['phone'] } };

const meta = {
  title: 'Screens/Result',
  component: ResultView,
  ...viewMeta,
  args: answered('paid'),
} satisfies Meta<typeof ResultView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Checks that the way to support carries a reference and the order, in a language and an app. */
const leadsToSupport: NonNullable<Story['play']> = async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'Contact support' });
  const { searchParams } = new URL(link.getAttribute('href') ?? '');
  await expect(searchParams.get('reference')).toMatch(/^R1-/);
  await expect(searchParams.get('order')).toBe('90001');
  await expect(searchParams.get('language')).toBe('en-US');
};

export const Paid: Story = {
  ...screenPictures,
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('main');
    for (const fact of ['Cloud Recording', 'Garden', '$2.99', '12/03/2026', '90001']) {
      await expect(main).toHaveTextContent(fact);
    }
  },
};
export const PaidInGerman: Story = german;
export const PaidForManyDevices: Story = {
  args: answered(
    'paid',
    {},
    { order: { ...ORDER, devices: { names: ['Garden', 'Garage', 'x'.repeat(60)], count: 40 } } },
  ),
  ...phone,
};
export const PaidWithoutKnownDevices: Story = {
  args: answered('paid', {}, { order: { ...ORDER, devices: undefined, renews: undefined } }),
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('main');
    await expect(main).not.toHaveTextContent('Devices');
    await expect(main).toHaveTextContent('Covered until');
  },
};
export const Asking: Story = { args: page({ kind: 'asking' }), ...phone };
export const Confirming: Story = { args: answered('confirming', CONFIRMING), ...screenPictures };
export const ConfirmingInGerman: Story = { ...Confirming, ...german };
export const StillConfirming: Story = {
  args: answered('unconfirmed', CONFIRMING),
  play: leadsToSupport,
  ...phone,
};
export const Refunded: Story = {
  args: answered('refunded', {
    orderStatus: OrderStatus.Refunded,
    refundDetailResp: refundDetailExample(),
  }),
  play: leadsToSupport,
  ...phone,
};
export const RefundFailed: Story = {
  args: answered('refundFailed', { orderStatus: OrderStatus.RefundFailed }),
  play: leadsToSupport,
  ...phone,
};
export const NotPaid: Story = {
  args: answered('notPaid', { orderStatus: 6 }),
  play: leadsToSupport,
  ...screenPictures,
};
export const NotPaidInGerman: Story = {
  args: answered('notPaid', { orderStatus: 6 }),
  parameters: { locale: 'de-DE', pictures: [] },
};
const byCard = { otherWay: { label: 'result.payByCard', onPay: fn() } } as const;
/** What is known about the money comes first, then another way to pay. */
export const Declined: Story = {
  args: answered('notPaid', { orderStatus: 6 }, byCard),
  play: async (context) => {
    await leadsToSupport(context);
    await expect(context.canvas.getByText(/^We aren’t told why/)).toBeVisible();
  },
  parameters: { pictures: ['phone', 'desktop', 'dark'] },
};
export const DeclinedInGerman: Story = {
  args: answered('notPaid', { orderStatus: 6 }, byCard),
  parameters: { locale: 'de-DE', pictures: ['phone'] },
};
export const DeclinedInJapaneseOnASmallPhone: Story = {
  args: answered('notPaid', { orderStatus: 6 }, byCard),
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { locale: 'ja-JP' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /代わり/ }));
    await expect(byCard.otherWay.onPay).toHaveBeenCalledOnce();
  },
};
const error = apiError('getOrderDetail', ErrorCode.NoResponse);
export const NotChecked: Story = {
  args: page({ kind: 'unchecked', error, retrying: false }),
  ...screenPictures,
};
export const NotCheckedInGerman: Story = { ...NotChecked, ...german };
export const CheckedAgain: Story = { args: page({ kind: 'unchecked', error, retrying: true }) };

export const GiftCardRedeemed: Story = {
  args: answered(
    'paid',
    { type: 'giftCard', payPrice: 0, orderPrice: 0, giftCardCode: GIFT_CODE, payMode: null },
    { variant: 'free', order: { ...ORDER, kind: 'giftCard', renews: false } },
  ),
  ...phone,
};
export const FreePlan: Story = {
  args: answered('paid', { payPrice: 0, orderPrice: 0, payMode: null }, { variant: 'free' }),
  ...phone,
};
export const Renewed: Story = {
  args: answered('paid', { type: 'renew' }),
  play: leadsToSupport,
  ...phone,
};
export const TrialStarted: Story = {
  args: answered('paid', { type: 'trial', payPrice: 0 }, { order: { ...ORDER, renews: false } }),
};
export const ChangeConfirmed: Story = {
  args: answered(
    'paid',
    { payPrice: 0, orderGoodsResp: notStarted },
    { order: { ...ORDER, kind: 'change', isFree: true } },
  ),
};
export const PromotionPaid: Story = {
  args: answered('paid', { payPrice: 19.99 }, { variant: 'promotions' }),
  ...phone,
};

export const PaidByAddress: Story = { args: ofAddress(true), ...phone };
export const NotPaidByAddress: Story = { args: ofAddress(false) };
export const PromotionPaidByAddress: Story = { args: ofAddress(true, { variant: 'promotions' }) };
export const PaidInTheApp: Story = { args: ofAddress(true, { variant: 'live', inApp: true }) };
export const NotPaidInTheApp: Story = { args: ofAddress(false, { variant: 'live', inApp: true }) };
export const StillConfirmingInTheApp: Story = {
  args: answered('unconfirmed', CONFIRMING, { variant: 'live', inApp: true }),
};
