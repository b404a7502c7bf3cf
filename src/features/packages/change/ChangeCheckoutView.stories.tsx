import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { priceExample } from '@homeview/contracts/domains/package/package.examples';
import {
  planDeviceExample,
  subscriptionDetailExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { devicesNamed, goodsOnSale } from '../../../../.storybook/storyData';
import { viewMeta } from '../../../../.storybook/view';
import { ChangeCheckoutView } from './ChangeCheckoutView';
import { ChangeUnavailable } from './ChangeUnavailable';

const monthly = priceExample();
const forAll = priceExample({ goodsPriceId: '50013', buyNum: -1, price: 9.99 });
const single = subscriptionDetailExample();
const unlimited = subscriptionDetailExample({
  isUnlimited: true,
  price: 9.99,
  devList: ['Front door', 'Garden', 'Garage'].map((deviceName, at) =>
    planDeviceExample({ deviceId: `${40001 + at}`, deviceName }),
  ),
});
const change = { packageId: '70001', detail: single, goodsId: '5001' };

const meta = {
  title: 'Screens/Change of a plan',
  component: ChangeCheckoutView,
  ...viewMeta,
  args: {
    change,
    goods: goodsOnSale(),
    price: forAll,
    house: houseExample(),
    devices: devicesNamed(40002, 'Garden', 'Garage'),
    payModes: [PayMode.PayPal, PayMode.CreditCard],
    backTo: '/defaultPackage',
    step: 'idle',
    onOrder: fn(),
  },
} satisfies Meta<typeof ChangeCheckoutView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An upgrade takes effect at once. */
export const More: Story = {};
/** A downgrade takes effect at the end of the period; the customer selects which devices stay. */
export const Less: Story = { args: { price: monthly, change: { ...change, detail: unlimited } } };
export const LessInGerman: Story = { ...Less, parameters: { locale: 'de-DE' } };
/** The way to pay of the plan is selected, so that a change does not change it by the way. */
export const PaidByCard: Story = {
  args: { change: { ...change, detail: { ...single, payMode: PayMode.CreditCard } } },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('radio', { name: /Credit Card/ });
    await expect(card).toBeChecked();
  },
};
export const Ordering: Story = {
  args: { step: 'ordering' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('button[aria-busy="true"]')).toBeVisible();
  },
};
export const TheSamePlan: Story = {
  render: ({ backTo }) => (
    <ChangeUnavailable
      {...{ change, backTo }}
      price={monthly}
      offer={{ refetchPlan: fn(), refetching: false }}
    >
      {null}
    </ChangeUnavailable>
  ),
};
