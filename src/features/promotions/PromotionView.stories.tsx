import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { activityExample } from '@homeview/contracts/domains/activity/activity.examples';
import { ActivityStatus } from '@homeview/contracts/vocabulary/plan/activityStatus';
import { screenPictures } from '../../../.storybook/pictures';
import { viewMeta } from '../../../.storybook/view';
import { PromotionView } from './PromotionView';

const meta = {
  title: 'Screens/Promotion',
  component: PromotionView,
  ...viewMeta,
  args: {
    signedIn: true,
    activity: activityExample(),
    isOwnerKnown: true,
    busy: false,
    onBuy: fn(),
  },
} satisfies Meta<typeof PromotionView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sale: Story = screenPictures;
export const OwnerUnknown: Story = {
  args: { isOwnerKnown: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('70% off')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Buy/ })).toBeNull();
  },
};
export const SaleForVisitor: Story = { args: { signedIn: false, activity: undefined } };
export const SaleInGerman: Story = { parameters: { locale: 'de-DE' } };
export const SaleInGermanOnADesktop: Story = {
  ...SaleInGerman,
  globals: { viewport: { value: 'desktop' } },
};
export const SaleInTheDark: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { pictures: ['dark'] },
  play: async ({ canvas }) => {
    const order = within(canvas.getByRole('region', { name: 'Your order' }));
    await expect(order.getByRole('button', { name: 'Buy for $19.99' })).toBeVisible();
    await expect(order.getByText('All sales are final.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /Buy/ })).toHaveLength(1);
  },
};
export const SaleInJapanese: Story = { parameters: { locale: 'ja-JP' } };
export const SaleInApp: Story = { parameters: { platform: 'ios' } };
export const NotStarted: Story = {
  ...screenPictures,
  args: { activity: activityExample({ status: ActivityStatus.NotStarted }) },
};
export const Asking: Story = { args: { activity: undefined } };
export const WhenUnknown: Story = { args: { activity: undefined, error: {} } };
export const Checking: Story = { args: { busy: true } };
