import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import Cctv from 'lucide-react/icons/cctv';
import House from 'lucide-react/icons/house';
import { expect, within } from 'storybook/test';
import { Icon } from './Icon';

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
export const Named: Story = {
  args: { title: 'Camera', size: 'large' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName('Camera');
  },
};
