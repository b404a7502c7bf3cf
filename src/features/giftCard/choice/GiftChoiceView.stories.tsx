import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { extensionExample } from '@homeview/contracts/domains/giftCard/giftCard.examples';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { goodsExample, priceExample } from '@homeview/contracts/domains/package/package.examples';
import { screenPictures } from '../../../../.storybook/pictures';
import { viewMeta } from '../../../../.storybook/view';
import { GiftChoiceView } from './GiftChoiceView';
import type { PickedWay } from './useGiftChoice';

const goods = goodsExample({
  description:
    'Cloud event recording and album playback for 30 days#AI detection of person, pet, package, vehicle, animal and fire#Rich notifications with photo preview#Event data of the last 7 days by e-mail or in the app',
  goodsPriceList: [priceExample({ price: 0 })],
});

/** The new plan is selected. */
const bought: PickedWay = [{ kind: 'package', id: '50011' }, fn()];

const meta = {
  title: 'Screens/Gift card choice',
  component: GiftChoiceView,
  ...viewMeta,
  parameters: { ...viewMeta.parameters, house: { house: houseExample() } },
  args: {
    goods: [goods],
    extensions: [extensionExample({ expiredDays: 12 })],
    picked: [null, fn()],
    hasAddress: true,
    busy: false,
    onContinue: fn(),
  },
} satisfies Meta<typeof GiftChoiceView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Packages: Story = screenPictures;
export const Chosen: Story = { args: { picked: bought } };
/** A new plan needs a billing address first: the bar says why, and how many steps there are. */
export const AddressFirst: Story = { args: { picked: bought, hasAddress: false } };
export const NoPlanToExtend: Story = { args: { extensions: [] } };
export const Redeeming: Story = { args: { picked: bought, busy: true } };
export const InGerman: Story = { parameters: { locale: 'de-DE' } };
