import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LoadingBubbles } from './LoadingBubbles';

/**
 * For content of unknown shape that loads on a page that is already there. If its shape is known
 * use Skeletons, for a whole page PageLoading, for a button the busy of BusyButton.
 *
 * **Do**
 *
 * - Put it where the content will appear, for instance below the last row.
 * - Say in label what is loading: “Loading more bills”.
 *
 * **Don’t**
 *
 * - Show two on a page: each one is announced.
 * - Put it above content: everything below would move down and up again.
 * - Use it beside a busy BusyButton for the same call.
 */
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
