import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLongTexts, onTheSmallestPhone } from '../../testing/longTexts';
import { StatusLabel, type StatusTone } from './StatusLabel';

const tones: StatusTone[] = ['active', 'pending', 'ending', 'ended', 'neutral'];

const meta = {
  title: 'Feedback/StatusLabel',
  component: StatusLabel,
  args: { tone: 'active', children: 'Active' },
} satisfies Meta<typeof StatusLabel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: [] } };
export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {tones.map((tone) => (
        <StatusLabel key={tone} tone={tone}>
          {tone}
        </StatusLabel>
      ))}
    </div>
  ),
};
export const LongTexts: Story = {
  ...onTheSmallestPhone,
  render: (args) => inLongTexts((text) => <StatusLabel {...args}>{text}</StatusLabel>),
};
