import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionReason } from './ActionReason';

const meta = {
  title: 'Feedback/ActionReason',
  component: ActionReason,
  args: { id: 'reason', children: 'Agree to the plan terms to continue.' },
} satisfies Meta<typeof ActionReason>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Missing: Story = {};
export const Long: Story = {
  args: { children: 'Stimmen Sie den Tarifbedingungen zu, um fortzufahren. '.repeat(3) },
};
