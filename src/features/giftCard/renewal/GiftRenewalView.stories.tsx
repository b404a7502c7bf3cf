import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { priceExample } from '@homeview/contracts/domains/package/package.examples';
import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { screenPictures } from '../../../../.storybook/pictures';
import { goodsOnSale, noAnswer } from '../../../../.storybook/storyData';
import { viewMeta } from '../../../../.storybook/view';
import { GiftRenewalStatesView } from './GiftRenewalStatesView';
import { GiftRenewalView } from './GiftRenewalView';

const monthly = priceExample();
const annual = priceExample({ goodsPriceId: '50012', planUnit: 'year', price: 29.99 });
const packageId = '70001';
const head = { title: 'Renewal', backTo: '/subscription/70001' };

const meta = {
  title: 'Screens/Gift card, renewal',
  component: GiftRenewalView,
  ...viewMeta,
  args: {
    ...{ packageId, head },
    plan: subscriptionDetailExample({ whetherPay: false, isRenewal: false }),
    house: houseExample(),
    goods: goodsOnSale(),
    prices: [annual, monthly],
    initial: monthly,
    payModes: [PayMode.PayPal, PayMode.CreditCard],
    step: 'idle',
    onPay: fn(),
  },
} satisfies Meta<typeof GiftRenewalView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Renewal: Story = screenPictures;
export const RenewalInGerman: Story = { parameters: { locale: 'de-DE' } };
export const Paying: Story = {
  args: { step: 'ordering' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('button[aria-busy="true"]')).toBeVisible();
  },
};
const states = {
  ...head,
  packageId,
  unavailableReason: null,
  onRefetch: fn(),
  refetching: false,
} as const;
export const RenewalPaid: Story = {
  render: () => <GiftRenewalStatesView {...states} state={{ status: 'loaded', data: {} }} />,
};
export const RenewalLoading: Story = {
  render: () => <GiftRenewalStatesView {...states} state={{ status: 'loading' }} />,
};
export const RenewalFailed: Story = {
  render: () => (
    <GiftRenewalStatesView {...states} state={{ status: 'failed', retry: fn() }} error={noAnswer} />
  ),
};
export const UnknownPlan: Story = {
  render: () => <GiftRenewalStatesView {...states} state={{ status: 'empty' }} />,
};
export const RenewalUnderWay: Story = {
  render: () => (
    <GiftRenewalStatesView
      {...states}
      unavailableReason="processing"
      state={{ status: 'loaded', data: {} }}
    />
  ),
};
