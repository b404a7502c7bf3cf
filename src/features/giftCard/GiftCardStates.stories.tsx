import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { GiftCardSkeleton } from '@homeview/ui/Skeletons';
import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { noAnswer } from '../../../.storybook/storyData';
import { viewMeta } from '../../../.storybook/view';
import { NothingToGive } from './GiftCardRefused';
import { GiftCardStates } from './GiftCardStates';
import { PlanNotInGiftCard } from './PlanNotInGiftCard';

const all = { data: undefined, error: undefined, retrying: false, retry: fn() };
const visited = { noHouse: false, error: undefined, refetch: fn() };

const meta = {
  title: 'Screens/Gift card pages, not loaded',
  component: GiftCardStates,
  ...viewMeta,
  args: {
    title: 'Gift card',
    backTo: '/giftCard',
    card: { refused: false, refusal: null },
    visited,
    all,
    loading: <GiftCardSkeleton />,
    children: <NothingToGive />,
  },
} satisfies Meta<typeof GiftCardStates>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PackagesLoading: Story = {};
export const PackagesFailed: Story = { args: { all: { ...all, error: noAnswer } } };
export const UsedCard: Story = {
  args: { card: { refused: true, refusal: 'This gift card has been redeemed already.' } },
};
export const UnknownCode: Story = { args: { card: { refused: true, refusal: null } } };
export const PlanGone: Story = { args: { all: { ...all, data: {} } } };
export const NotOfThisCard: Story = {
  args: { all: { ...all, data: {} }, children: <PlanNotInGiftCard code={GIFT_CODE} /> },
};
export const NoHouse: Story = { args: { visited: { ...visited, noHouse: true } } };
