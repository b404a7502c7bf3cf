import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { billAddressExample } from '@homeview/contracts/domains/billing/billing.examples';
import { extensionExample } from '@homeview/contracts/domains/giftCard/giftCard.examples';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { priceExample } from '@homeview/contracts/domains/package/package.examples';
import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { screenPictures } from '../../../../.storybook/pictures';
import { goodsOnSale } from '../../../../.storybook/storyData';
import { viewMeta } from '../../../../.storybook/view';
import { GiftPayMethodView } from './GiftPayMethodView';

const price = priceExample({ price: 0 });

const meta = {
  title: 'Screens/Gift card, way to pay',
  component: GiftPayMethodView,
  ...viewMeta,
  args: {
    code: GIFT_CODE,
    choice: {
      kind: 'extension',
      id: '70001',
      extension: extensionExample(),
      goods: goodsOnSale({ goodsPriceList: [price] }),
      price,
    },
    plan: subscriptionDetailExample({ nextRenewal: '2026-12-03T10:00:00Z', payMode: null }),
    house: houseExample(),
    payModes: [PayMode.PayPal, PayMode.CreditCard],
    address: billAddressExample(),
    step: 'idle',
    onRedeem: fn(),
  },
} satisfies Meta<typeof GiftPayMethodView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WayToPay: Story = screenPictures;
/** The plan's own way to pay is selected, if it is offered. */
export const PaidByCard: Story = {
  args: {
    plan: subscriptionDetailExample({
      nextRenewal: '2026-12-03T10:00:00Z',
      payMode: PayMode.CreditCard,
    }),
  },
  play: async ({ canvas }) => {
    const ways = canvas.getByRole('group', { name: 'Pay with' });
    await expect(within(ways).getByRole('radio', { name: /^Credit Card/ })).toBeChecked();
    // Said once: the name of the group is its visible title.
    await expect(canvas.getAllByText('Pay with')).toHaveLength(1);
    await expect(canvas.queryByRole('region', { name: 'Pay with' })).toBeNull();
  },
};
export const InGerman: Story = { parameters: { locale: 'de-DE' } };
export const WithoutAnAddress: Story = { args: { address: null } };
export const Redeeming: Story = {
  args: { step: 'ordering' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('button[aria-busy="true"]')).toBeVisible();
  },
};
