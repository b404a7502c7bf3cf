import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageLoading } from './PageLoading';

const meta = {
  title: 'Feedback/PageLoading',
  component: PageLoading,
  args: { label: 'Loading' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageLoading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Day: Story = {};
