import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { billAddressExample } from '@homeview/contracts/domains/billing/billing.examples';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { priceExample } from '@homeview/contracts/domains/package/package.examples';
import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { screenPictures } from '../../../.storybook/pictures';
import { devicesNamed, goodsOnSale, noAnswer } from '../../../.storybook/storyData';
import { viewMeta } from '../../../.storybook/view';
import { StoredAddress } from '../../checkout/address/StoredAddress';
import { RenewalStatesView } from './RenewalStatesView';
import { RenewalView } from './RenewalView';
import type { RenewalViewProps } from './RenewalView';
import type { RenewalOf } from './useRenewal';

const monthly = priceExample();
const annual = priceExample({ goodsPriceId: '50012', planUnit: 'year', price: 29.99 });
const detail = subscriptionDetailExample({ nextRenewal: '2026-12-03T10:00:00Z' });
const plan: RenewalOf = {
  packageId: '70001',
  detail,
  goods: goodsOnSale(),
  prices: [annual, monthly],
  house: houseExample(),
  devices: devicesNamed(40002, 'Garden', 'Garage'),
  payModes: [PayMode.PayPal, PayMode.CreditCard],
};

const meta = {
  title: 'Screens/Renewal',
  component: RenewalView,
  ...viewMeta,
  args: {
    plan,
    backTo: '/subscription/70001',
    address: <StoredAddress address={billAddressExample()} returnTo="/" />,
    saving: false,
    onPay: fn(),
    renewal: {
      price: monthly,
      choosePrice: fn(),
      limit: 1,
      chosen: [],
      toggle: fn(),
      modes: [PayMode.PayPal, PayMode.CreditCard],
      payMode: PayMode.PayPal,
      pick: fn(),
      terms: {
        agreed: false,
        setAgreed: fn(),
        requireAgreement: () => Promise.resolve(false),
        checkbox: null,
      },
      step: 'idle',
    },
  },
  // Lets the story change the price.
  render: function Renewal(props: RenewalViewProps) {
    const { renewal } = props;
    const [id, choosePrice] = useState(renewal.price.goodsPriceId);
    const price =
      props.plan.prices.find(({ goodsPriceId }) => goodsPriceId === id) ?? renewal.price;
    return <RenewalView {...props} renewal={{ ...renewal, price, choosePrice }} />;
  },
} satisfies Meta<typeof RenewalView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = screenPictures;
export const Expired: Story = {
  args: { plan: { ...plan, detail: { ...detail, isExpire: true } } },
};
export const InGerman: Story = { parameters: { locale: 'de-DE' } };
export const SavingTheAddress: Story = {
  args: { saving: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('button[aria-busy="true"]')).toBeVisible();
  },
};
const states = { backTo: '/', unknown: false };
export const Loading: Story = {
  render: () => <RenewalStatesView {...states} state={{ status: 'loading' }} />,
};
export const Failed: Story = {
  render: () => (
    <RenewalStatesView {...states} state={{ status: 'failed', retry: fn() }} error={noAnswer} />
  ),
};
export const UnknownPlan: Story = {
  render: () => <RenewalStatesView {...states} unknown state={{ status: 'empty' }} />,
};
