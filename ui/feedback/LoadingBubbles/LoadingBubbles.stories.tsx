import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LoadingBubbles } from './LoadingBubbles';

const meta = {
  title: 'Feedback/LoadingBubbles',
  component: LoadingBubbles,
  args: { label: 'Loading more bills' },
} satisfies Meta<typeof LoadingBubbles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Day: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading more bills');
  },
};
