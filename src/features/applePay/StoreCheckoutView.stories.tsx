import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { priceExample } from '@homeview/contracts/domains/package/package.examples';
import { screenPictures } from '../../../.storybook/pictures';
import { devicesNamed, goodsOnSale } from '../../../.storybook/storyData';
import { viewMeta } from '../../../.storybook/view';
import type { StoreHold } from '../../domain/payment/storeHold';
import { StoreCheckoutView } from './StoreCheckoutView';

const house = houseExample();
const tier = (count: number, goodsPriceId: string, price: number) =>
  priceExample({ goodsPriceId, buyNum: count, price, appleGoodsId: `cloud.${count}.month` });
const { goodsPriceList } = goodsOnSale();

const meta = {
  title: 'Screens/Wallet devices',
  component: StoreCheckoutView,
  ...viewMeta,
  parameters: { ...viewMeta.parameters, platform: 'ios' },
  args: {
    goods: goodsOnSale({
      goodsPriceList: [...goodsPriceList, tier(2, '50016', 5.98), tier(3, '50017', 8.97)],
    }),
    price: priceExample(),
    house,
    houses: [house],
    holdFor: (): StoreHold | null => null,
    devices: devicesNamed(40001, 'Front door', 'Garden', 'Garage', 'Attic', 'Driveway light'),
    backTo: '/applePay',
    step: 'idle',
    onOrder: fn(),
  },
} satisfies Meta<typeof StoreCheckoutView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Devices: Story = {
  parameters: { ...screenPictures.parameters, platform: 'ios' },
};
export const InStore: Story = {
  args: { step: 'paying' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('button[aria-busy="true"]')).toBeVisible();
  },
};
/** The store has not responded. */
export const Unconfirmed: Story = { args: { unconfirmed: true } };
export const ThisHouse: Story = { args: { holdFor: () => ({ kind: 'here' }) } };
/**
 * Shows the unlimited tier after the customer picks one device more than the store's largest device
 * tier.
 */
export const MoreThanTheCap: Story = {
  args: { goods: goodsOnSale() },
  play: async ({ canvasElement }) => {
    for (const name of ['Front door', 'Garden']) {
      await userEvent.click(within(canvasElement).getByRole('checkbox', { name }));
    }
    await within(document.body).findByRole('dialog');
  },
};
