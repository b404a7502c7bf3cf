import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionReason } from './ActionReason';

/**
 * Beside every soft-disabled button: a customer must not have to guess why it is grey.
 *
 * **Do**
 *
 * - Say what to do, in one short sentence.
 * - Keep it rendered without children once nothing is missing, so that nothing moves.
 *
 * **Don’t**
 *
 * - Use it for errors of a field: they belong to the field.
 */
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
