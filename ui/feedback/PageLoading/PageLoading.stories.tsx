import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageLoading } from './PageLoading';

/**
 * For the whole screen while the code of a page is fetched. While the data of a page is fetched
 * use Skeletons, inside a page LoadingBubbles.
 *
 * **Do**
 *
 * - Use it as the pending component of the router, or as the fallback of the Suspense around the
 *   pages.
 * - Keep label short: “Loading”.
 *
 * **Don’t**
 *
 * - Delay it yourself: it fades in after 120 ms, so a fast page does not flash.
 * - Put it into a Page or a Dialog: it is as high as the screen.
 * - Show it again when data on a page is refetched.
 */
const meta = {
  title: 'Feedback/PageLoading',
  component: PageLoading,
  args: { label: 'Loading' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageLoading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Day: Story = {};
