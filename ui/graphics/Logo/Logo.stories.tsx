import { BRAND } from '@homeview/contracts/vocabulary/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Logo } from './Logo';

/**
 * For the mark of the product where no AppHeader is. AppHeader and PageLoading show it themselves.
 *
 * **Do**
 *
 * - Pass title where it stands alone; leave it out beside the written name.
 * - Set size in rem, so that it grows with larger text: 2 in a row, 4.5 on an empty screen.
 *
 * **Don’t**
 *
 * - Show it in the content of a page that has an AppHeader.
 * - Recolour, stretch or crop it: its colours follow the colour scheme.
 * - Wrap it in a button of your own: pass onLogo to AppHeader.
 */
const meta = {
  title: 'Graphics/Logo',
  component: Logo,
  args: { title: BRAND, size: 4 },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Day: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(BRAND);
  },
};
