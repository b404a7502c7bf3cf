import type { Meta, StoryObj } from '@storybook/react-vite';
import { viewMeta } from '../../../.storybook/view';
import { PromotionUnavailable } from './PromotionUnavailable';

const meta = {
  title: 'Screens/Promotion, nothing on sale',
  component: PromotionUnavailable,
  ...viewMeta,
  args: { reason: 'unknown', message: 'The link is not valid, or the promotion is over.' },
} satisfies Meta<typeof PromotionUnavailable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unknown: Story = {};
export const NotOnSale: Story = { args: { reason: 'notOnSale' } };
export const NotStarted: Story = {
  args: { reason: 'notStarted', message: 'It runs from 12/01/2026 to 12/24/2026.' },
};
export const Ended: Story = {
  args: { reason: 'ended', message: 'It ran from 10/01/2026 to 10/24/2026.' },
};
