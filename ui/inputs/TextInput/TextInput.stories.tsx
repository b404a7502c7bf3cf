import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inLongTexts, onTheSmallestPhone } from '../../testing/longTexts';
import { PasswordInput } from '../PasswordInput';
import { TextInput } from './TextInput';

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
