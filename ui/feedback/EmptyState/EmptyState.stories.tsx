import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLongTexts, onTheSmallestPhone } from '../../testing/longTexts';
import { BusyButton } from '../../inputs/BusyButton';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No subscription yet',
    message: 'Keep what your cameras see, for 30 days.',
    action: <BusyButton>See the plans</BusyButton>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Day: Story = {};
export const WithoutAction: Story = { args: { action: undefined, message: undefined } };
export const LongTexts: Story = {
  ...onTheSmallestPhone,
  render: () =>
    inLongTexts((text) => (
      <EmptyState title={text} message={text} action={<BusyButton>{text}</BusyButton>} />
    )),
};
