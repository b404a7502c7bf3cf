import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inLongTexts, onTheSmallestPhone } from '../../testing/longTexts';
import { PasswordInput } from './PasswordInput';

const meta = {
  title: 'Inputs/PasswordInput',
  component: PasswordInput,
  args: {
    label: 'Password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    defaultValue: 'camera-in-the-hall',
  },
} satisfies Meta<typeof PasswordInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};
export const Wrong: Story = { args: { error: 'Please enter your password' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongTexts: Story = {
  ...onTheSmallestPhone,
  render: (args) =>
    inLongTexts((text) => (
      <PasswordInput {...args} label={text} hint={text} error={text} defaultValue={text} />
    )),
};
