import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { noAnswer } from '../../../.storybook/storyData';
import { viewMeta } from '../../../.storybook/view';
import { OfferStates } from './OfferStates';

/** The URL requests a package that is not offered. */
const offer = {
  detail: undefined,
  unavailableReason: null,
  state: { status: 'loaded', data: null },
  retrying: false,
  notOwner: false,
  ofOther: false,
  refetchPlan: fn(),
  refetching: false,
} as const;

const meta = {
  title: 'Screens/Plans on offer',
  component: OfferStates,
  ...viewMeta,
  args: { pages: '/defaultPackage', changePackageId: undefined, offer },
} satisfies Meta<typeof OfferStates>;
export default meta;

type Story = StoryObj<typeof meta>;

const failed = { ...offer, state: { status: 'failed', retry: fn() }, error: noAnswer } as const;
const changePackageId = '70001';

export const Loading: Story = { args: { offer: { ...offer, state: { status: 'loading' } } } };
export const Failed: Story = { args: { offer: failed } };
export const Retrying: Story = { args: { offer: { ...failed, retrying: true } } };
export const Empty: Story = { args: { offer: { ...offer, state: { status: 'empty' } } } };
export const UnknownPlan: Story = {};
export const UnknownInGerman: Story = { parameters: { locale: 'de-DE' } };
export const NoHouse: Story = { args: { offer: { ...offer, notOwner: true } } };
export const PlanOfOtherHouse: Story = {
  args: { changePackageId, offer: { ...offer, notOwner: true, ofOther: true } },
};
export const DeletedPlan: Story = {
  args: {
    changePackageId,
    offer: {
      ...offer,
      detail: subscriptionDetailExample({ goodsStatus: 0 }),
      unavailableReason: 'deleted',
    },
  },
};
