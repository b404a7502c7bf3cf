import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useArg } from '../../testing/useArg';
import { CodeInput, type CodeInputProps } from './CodeInput';

const tidy = {
  digits: (typed: string) => typed.replace(/\D/g, ''),
  word: (typed: string) => typed.replace(/\s/g, '').toUpperCase(),
};

/** Same as on a page: the page defines the allowed characters. */
function Typed(args: CodeInputProps) {
  const [value, setValue] = useArg(args.value);
  return (
    <CodeInput
      tidy={tidy[args.format]}
      maxLength={10}
      {...args}
      value={value}
      onChange={(event) => {
        setValue(event.target.value);
        args.onChange?.(event);
      }}
    />
  );
}

/**
 * For a code that is copied from a message or a card: sign-in codes and gift cards. Postal codes
 * and names go into a TextInput.
 *
 * **Do**
 *
 * - Use format="digits" for sign-in codes: the phone offers the code of a message it received.
 * - Use format="word" with autoCapitalize="characters" for gift cards.
 * - Pass busy while the code is checked: it cannot be changed, and keeps the focus.
 * - Show how many characters are missing: slots draws a line for each one.
 * - Set with tidy what the code may contain: it cleans typed, pasted and composed text alike.
 *
 * **Don’t**
 *
 * - Split a code into one field for each character: it could not be pasted.
 * - Clear the field after a wrong code: the customer corrects one character.
 * - Send the code before the customer presses Enter or the button.
 */
const meta = {
  title: 'Inputs/CodeInput',
  component: CodeInput,
  args: { format: 'word', label: 'Gift card code', value: '', onChange: fn() },
  argTypes: { value: { control: 'text' }, disabled: { control: 'boolean' } },
  render: Typed,
} satisfies Meta<typeof CodeInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: '10 letters and digits, on the back of the card' } };

export const GiftCard: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Gift card code' });
    await userEvent.type(field, 'gift00');
    await userEvent.paste(' 0001\n');
    await expect(field).toHaveValue('GIFT000001');
    await userEvent.keyboard('x');
    await expect(field).toHaveValue('GIFT000001');
  },
};

/** Slots show how many characters are missing. */
export const WithSlots: Story = {
  args: { value: 'GIFT000', slots: 10 },
};
export const SecondFactor: Story = {
  args: { format: 'digits', label: 'Verification code', hint: 'Sent to m…@ex…' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Verification code' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(field);
    await userEvent.paste('482-913');
    await expect(field).toHaveValue('482913');
  },
};

export const Wrong: Story = {
  args: { value: 'GIFT-00001', error: 'Please enter the code as it stands on the card' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Please enter the code as it stands on the card',
    );
  },
};

export const Busy: Story = {
  args: { value: 'GIFT000001', busy: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, '{Backspace}');
    await expect(field).toHaveValue('GIFT000001');
    await expect(field).toHaveFocus();
  },
};

export const Disabled: Story = { args: { value: 'GIFT000001', disabled: true } };

/** Ten of the widest letters fit on the smallest phone. */
export const WidestOnASmallPhone: Story = {
  args: {
    label: 'Gutscheincode von der Rückseite Ihrer Geschenkkarte',
    value: 'WWWWWWWWWW',
    hint: 'Zehn Buchstaben und Ziffern, ohne Leerzeichen und Bindestriche',
  },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
  parameters: { pictures: ['light'] },
};

export const ThaiOnASmallPhone: Story = {
  args: {
    label: 'รหัสบัตรของขวัญ',
    error: 'โปรดป้อนรหัสตามที่พิมพ์อยู่ด้านหลังบัตรของขวัญของคุณโดยไม่ต้องเว้นวรรค',
    value: 'GIFT0000O0',
  },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: ['light'] },
};
