import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { priceExample } from '@homeview/contracts/domains/package/package.examples';
import { PlanChoiceSkeleton } from '@homeview/ui/Skeletons';
import { screenPictures } from '../../../.storybook/pictures';
import { goodsOnSale, noAnswer } from '../../../.storybook/storyData';
import { viewMeta } from '../../../.storybook/view';
import type { StoreHold } from '../../domain/payment/storeHold';
import { WalletChoiceView } from './WalletChoiceView';
import { WalletPageView } from './WalletPageView';

const house = houseExample();
const cottage = houseExample({ id: '30002', name: 'Grandma’s cottage', isDefault: false });
const tier = (count: number, goodsPriceId: string, price: number) =>
  priceExample({ goodsPriceId, buyNum: count, price, appleGoodsId: `cloud.${count}.month` });
const { goodsPriceList } = goodsOnSale();

const meta = {
  title: 'Screens/Wallet plan',
  component: WalletChoiceView,
  ...viewMeta,
  parameters: { ...viewMeta.parameters, platform: 'ios' },
  args: {
    goods: goodsOnSale({
      goodsPriceList: [...goodsPriceList, tier(2, '50016', 5.98), tier(3, '50017', 8.97)],
    }),
    price: priceExample(),
    house,
    houses: [house, cottage],
    holdFor: (): StoreHold | null => null,
    onContinue: fn(),
  },
} satisfies Meta<typeof WalletChoiceView>;
export default meta;

type Story = StoryObj<typeof meta>;

const page = { title: 'Choose a plan', backTo: '/', loading: <PlanChoiceSkeleton /> };
const query = { data: undefined, retry: fn(), retrying: false };

export const Offer: Story = {
  parameters: { ...screenPictures.parameters, platform: 'ios' },
};
/** Tiles of one cycle are titled by the number of devices, which is what differs. */
export const TiersByDevices: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('tab', { name: '1–3 devices from $2.99 /\u00a0month' }),
    ).toBeVisible();
    const tiles = canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    await expect(tiles).toEqual([
      expect.stringMatching(/^1 device.*Annual$/),
      expect.stringMatching(/^1 device.*Monthly$/),
      expect.stringMatching(/^Up to 2 devices.*Monthly$/),
      expect.stringMatching(/^Up to 3 devices.*Monthly$/),
    ]);
  },
};
export const OfferInGerman: Story = { parameters: { locale: 'de-DE', platform: 'ios' } };
export const OtherHouse: Story = {
  args: { holdFor: () => ({ kind: 'otherHouse', houseId: '30002' }) },
};
export const ThisHouse: Story = { args: { holdFor: () => ({ kind: 'here' }) } };
export const Loading: Story = {
  render: () => (
    <WalletPageView {...page} query={query}>
      {() => null}
    </WalletPageView>
  ),
};
export const Failed: Story = {
  render: () => (
    <WalletPageView {...page} query={{ ...query, error: noAnswer }}>
      {() => null}
    </WalletPageView>
  ),
};
export const None: Story = {
  render: () => (
    <WalletPageView {...page} query={{ ...query, data: { list: [] } }}>
      {() => null}
    </WalletPageView>
  ),
};
