import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { goodsOnSale, noAnswer } from '../../../.storybook/storyData';
import { viewMeta } from '../../../.storybook/view';
import { OfferView } from './OfferView';

const meta = {
  title: 'Screens/Plans on offer',
  component: OfferView,
  ...viewMeta,
  args: {
    pages: '/defaultPackage',
    changePackageId: undefined,
    detail: undefined,
    state: {
      status: 'loaded',
      data: { list: [goodsOnSale()], goodsId: '404', change: undefined },
    },
    unknown: false,
    notOwner: false,
    ofOther: false,
    onLookAgain: fn(),
    looking: false,
    // The URL requests a package that is not offered.
    children: () => null,
  },
} satisfies Meta<typeof OfferView>;
export default meta;

type Story = StoryObj<typeof meta>;

const changing = { changePackageId: '70001', detail: subscriptionDetailExample() };

export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = {
  args: { state: { status: 'failed', retry: fn() }, error: noAnswer },
};
export const Retrying: Story = { args: { ...Failed.args, retrying: true } };
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const UnknownPlan: Story = {};
export const UnknownInGerman: Story = { parameters: { locale: 'de-DE' } };
export const NoHouse: Story = { args: { notOwner: true } };
export const PlanOfOtherHouse: Story = { args: { ...changing, notOwner: true, ofOther: true } };
export const DeletedPlan: Story = {
  args: {
    pages: '/defaultPackage',
    ...changing,
    detail: subscriptionDetailExample({ goodsStatus: 0 }),
  },
};
