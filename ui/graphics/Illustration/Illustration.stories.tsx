import type { Meta, StoryObj } from '@storybook/react-vite';
import { Illustration, type IllustrationName } from './Illustration';

const names: IllustrationName[] = [
  'welcome',
  'house',
  'devices',
  'success',
  'failed',
  'empty',
  'expired',
  'gift',
];

const meta = {
  title: 'Graphics/Illustration',
  component: Illustration,
  args: { name: 'house' },
} satisfies Meta<typeof Illustration>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => (
    <div style={{ width: 240 }}>
      <Illustration {...args} />
    </div>
  ),
  parameters: { pictures: [] },
};
export const Family: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {names.map((name) => (
        <div key={name} style={{ width: 240 }}>
          <Illustration name={name} />
        </div>
      ))}
    </div>
  ),
};
