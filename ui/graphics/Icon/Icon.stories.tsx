import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import Cctv from 'lucide-react/icons/cctv';
import House from 'lucide-react/icons/house';
import { expect, within } from 'storybook/test';
import { Icon } from './Icon';

/**
 * For a small line icon beside text or in a button. For an empty, failed or finished screen use
 * Illustration.
 *
 * **Do**
 *
 * - Import one icon by its own path: lucide-react/icons/printer.
 * - Use size="small" in buttons and beside small print.
 * - Say in the text or the name of the button what the icon means: it has no name itself.
 *
 * **Don’t**
 *
 * - Import from lucide-react itself: every icon would be in the bundle.
 * - Set its colour: it takes the colour of the text around it.
 * - Make it clickable: put it in an IconButton.
 */
const meta = {
  title: 'Graphics/Icon',
  component: Icon,
  args: { icon: Cctv },
  argTypes: {
    icon: {
      control: 'inline-radio',
      options: ['Cctv', 'Bell', 'House'],
      mapping: { Cctv, Bell, House },
    },
  },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Decoration: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
export const Large: Story = { args: { size: 'large' } };
