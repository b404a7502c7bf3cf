import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { priceExample } from '@homeview/contracts/domains/package/package.examples';
import { screenPictures } from '../../../../.storybook/pictures';
import { goodsOnSale } from '../../../../.storybook/storyData';
import { viewMeta } from '../../../../.storybook/view';
import { PackageChoiceView } from './PackageChoiceView';

const goods = goodsOnSale();

const meta = {
  title: 'Screens/Package list',
  component: PackageChoiceView,
  ...viewMeta,
  args: {
    list: [goods],
    initial: priceExample(),
    head: { title: 'Choose a plan', backTo: '/' },
    asking: false,
    onContinue: fn(),
  },
} satisfies Meta<typeof PackageChoiceView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = screenPictures;
export const TwoPackages: Story = {
  args: { list: [goods, goodsOnSale({ goodsId: '5002', goodsName: 'Cloud Recording Plus' })] },
};
export const Checking: Story = { args: { asking: true } };
export const InGerman: Story = { parameters: { locale: 'de-DE' } };
