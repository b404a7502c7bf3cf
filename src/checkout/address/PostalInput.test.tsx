import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { InEnglish } from '../../../tests/support/inEnglish';
import { PostalInput } from './PostalInput';

const show = (country: 'OTHER' | 'USA' = 'OTHER') => {
  render(<PostalInput label="Postal code" country={country} />, { wrapper: InEnglish });
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Postal code' });
};

it(
  'accepts at most 10 characters and converts them to capital letters',
  { tags: ['9.const.18'] },
  async () => {
    const input = show();
    await userEvent.type(input, 'abcde 123456');
    expect(input).toHaveValue('ABCDE 1234');
  },
);

it('keeps the caret position while typing', async () => {
  const input = show();
  await userEvent.type(input, 'AB12');
  await userEvent.type(input, 'xyz', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(input).toHaveValue('AXYZB12');
  expect(input.selectionStart).toBe(4);
});

it('shows a numeric keyboard if postal codes of the country have digits only', () => {
  expect(show('USA')).toHaveAttribute('inputmode', 'numeric');
});
