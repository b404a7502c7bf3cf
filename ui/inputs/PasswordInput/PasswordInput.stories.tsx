import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inLongTexts, onTheSmallestPhone } from '../../testing/longTexts';
import { PasswordInput } from './PasswordInput';

/**
 * For the password at sign-in. A code that was sent to the customer goes into a CodeInput.
 *
 * **Do**
 *
 * - Pass both names of the toggle: “Show password” and “Hide password”.
 * - Put a TextInput with autoComplete="username" before it, so that password managers fill in
 *   both.
 * - Pass autoComplete="new-password" where a password is chosen; without it the current one is
 *   offered.
 *
 * **Don’t**
 *
 * - Trim or change what was typed: spaces may belong to the password.
 * - Check its length or characters at sign-in: only the service knows whether it is right.
 * - Say in error which of e-mail and password is wrong: use one Notice for both.
 */
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
