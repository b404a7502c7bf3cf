import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { goodsExample, priceExample } from '@homeview/contracts/domains/package/package.examples';
import { unboundDeviceExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { screenPictures } from '../../../.storybook/pictures';
import { viewMeta } from '../../../.storybook/view';
import { TrialView } from './TrialView';

const price = priceExample({ goodsPriceId: '50091', goodsId: '5009', price: 0 });
const goods = goodsExample({
  goodsId: '5009',
  goodsName: 'Cloud Recording Trial',
  supportRenew: false,
  goodsPriceList: [price],
});
const garden = unboundDeviceExample();
const others = ['Garage', 'Living room lamp', 'Driveway light'].map((deviceName, at) =>
  unboundDeviceExample({ deviceId: `${40003 + at}`, deviceName }),
);
const terms = { agreed: false, setAgreed: fn(), checkbox: null };

const meta = {
  title: 'Screens/Trial',
  component: TrialView,
  ...viewMeta,
  args: {
    goods,
    price,
    house: houseExample(),
    devices: [garden, ...others],
    fixed: false,
    payMode: PayMode.CreditCard,
    available: true,
    step: 'idle',
    terms,
    onStart: fn(),
  },
} satisfies Meta<typeof TrialView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offer: Story = screenPictures;
export const OfferInGerman: Story = { parameters: { locale: 'de-DE' } };
export const OfferInStore: Story = {
  args: { payMode: PayMode.ApplePay },
  parameters: { platform: 'ios' },
};
export const SingleDevice: Story = { args: { devices: [garden], fixed: true } };
export const NoWayToPay: Story = { args: { available: false } };
export const Starting: Story = {
  args: { step: 'ordering', terms: { ...terms, agreed: true }, devices: [garden], fixed: true },
};
