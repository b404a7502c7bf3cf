import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  DetailSkeleton,
  DeviceListSkeleton,
  PriceTileSkeleton,
  SubscriptionTileSkeleton,
} from './Skeletons';

const meta = {
  title: 'Messages/Skeletons',
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 720 }}>
      <PriceTileSkeleton />
      <SubscriptionTileSkeleton />
      <DeviceListSkeleton rows={3} />
      <DetailSkeleton />
    </div>
  ),
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Dark: Story = { globals: { scheme: 'dark' } };
