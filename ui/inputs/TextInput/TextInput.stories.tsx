import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inLongTexts, onTheSmallestPhone } from '../../testing/longTexts';
import { PasswordInput } from '../PasswordInput';
import { TextInput } from './TextInput';

/**
 * For one line of text: an e-mail, an address, a postal code. There is PasswordInput for
 * passwords, CodeInput for codes, SearchInput for lists and SelectInput for fixed values.
 *
 * **Do**
 *
 * - Spread register(…) of React Hook Form into it: ref and all handlers reach the `<input>`.
 * - Set type, inputMode and autoComplete: they choose the keyboard and let the browser fill it in.
 * - Pass error when the field was left or the form was sent, and remove it while it is corrected.
 * - Clean what is typed with tidy, and limit it with maxLength: the browser’s undo still works.
 * - Say in hint what to type, where the label does not: “Street and house number”.
 *
 * **Don’t**
 *
 * - Use placeholder instead of label or hint: it is gone with the first letter.
 * - Set maxLength without need: pasted text is cut off without a message.
 * - Write another value into a field that was typed in: the browser’s undo would mix both.
 */
const meta = {
  title: 'Inputs/TextInput',
  component: TextInput,
  args: { label: 'E-mail', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'maria@example.com' } };
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
  },
};
export const WithHint: Story = { args: { hint: 'The one you use in the app' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'maria@example.com' } };

export const Wrong: Story = {
  args: { error: 'Enter a valid e-mail address', defaultValue: 'maria@' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter a valid e-mail address');
  },
};

export const LongLabelOnASmallPhone: Story = {
  args: {
    label: 'Postleitzahl oder Zustellbezirk der Rechnungsanschrift',
    error: 'Die Postleitzahl muss aus genau fünf Ziffern bestehen, ohne Leerzeichen',
    defaultValue: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa@example.com',
  },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: [] },
};

export const Password: Story = {
  render: () => (
    <PasswordInput
      label="Password"
      showLabel="Show password"
      hideLabel="Hide password"
      defaultValue="camera-in-the-hall"
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
  parameters: { pictures: [] },
};
export const LongTexts: Story = {
  ...onTheSmallestPhone,
  render: (args) =>
    inLongTexts((text) => (
      <TextInput {...args} label={text} hint={text} error={text} defaultValue={text} type="text" />
    )),
};
