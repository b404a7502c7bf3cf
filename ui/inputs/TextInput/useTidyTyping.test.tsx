import { fireEvent, render as renderBare, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Themed } from '../../testing/Themed';
import { TextInput, type TextInputProps } from './TextInput';

const tidy = (value: string) => value.normalize('NFKC').replace(/ /g, '').toUpperCase();
const rules = { label: 'Code', tidy, maxLength: 6 };
const heard = vi.fn<(value: string) => void>();

function Controlled(props: Partial<TextInputProps>) {
  const [value, setValue] = useState('');
  const change = (typed: string) => {
    heard(typed);
    setValue(typed);
  };
  return (
    <TextInput
      {...rules}
      value={value}
      onChange={({ target }) => change(target.value)}
      {...props}
    />
  );
}

const Registered = (props: Partial<TextInputProps>) => (
  <TextInput {...rules} onChange={({ target }) => heard(target.value)} {...props} />
);

/** Simulates a keyboard composition at the caret without its end. */
function compose(field: HTMLInputElement, texts: readonly string[]): void {
  fireEvent.compositionStart(field);
  const start = field.selectionStart ?? 0;
  const held = field.value;
  for (const text of texts) {
    field.setRangeText(text, start, field.value.length - (held.length - start), 'end');
    fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(field).toHaveValue(held.slice(0, start) + text + held.slice(start));
  }
}

describe.each([
  ['controlled', Controlled],
  ['registered', Registered],
])('a %s field with tidy', (_, Field) => {
  function show(props: Partial<TextInputProps> = {}): HTMLInputElement {
    heard.mockClear();
    renderBare(<Field {...props} />, { wrapper: Themed });
    return screen.getByLabelText<HTMLInputElement>('Code');
  }

  it('holds and reports the cleaned value of typed and pasted text', async () => {
    const field = show();
    await userEvent.type(field, 'ab c');
    await userEvent.paste(' ｄ e f g');
    expect(field).toHaveValue('ABCDEF');
    expect(heard).toHaveBeenLastCalledWith('ABCDEF');
    await userEvent.type(field, 'x');
    expect(field).toHaveValue('ABCDEF');
  });

  it('never reports a value that is not cleaned', async () => {
    const field = show();
    await userEvent.type(field, 'a b');
    expect(heard.mock.calls).toEqual([['A'], ['AB']]);
  });

  it('keeps the caret at the typed text', async () => {
    const field = show();
    await userEvent.type(field, 'AB12');
    await userEvent.type(field, 'x ', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(field).toHaveValue('AXB12');
    expect(field.selectionStart).toBe(2);
  });

  it('does not take a character in the middle of a full field', async () => {
    const field = show();
    await userEvent.type(field, 'abcdef');
    await userEvent.type(field, 'xyz', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(field).toHaveValue('ABCDEF');
    expect(field.selectionStart).toBe(3);
  });

  it('keeps a selected text if the typed character is not allowed', async () => {
    const field = show();
    await userEvent.type(field, 'abcd');
    await userEvent.type(field, ' ', { initialSelectionStart: 1, initialSelectionEnd: 3 });
    expect(field).toHaveValue('ABCD');
    await userEvent.type(field, 'x', { initialSelectionStart: 1, initialSelectionEnd: 3 });
    expect(field).toHaveValue('AXD');
  });

  it('does not change text in composition and cleans it at the end', () => {
    const field = show();
    compose(field, ['ｇ', 'ｇｉ', 'ｇｉ ｆ']);
    fireEvent.compositionEnd(field, { data: 'ｇｉ ｆ' });
    expect(field).toHaveValue('GIF');
    expect(heard).toHaveBeenLastCalledWith('GIF');
  });

  it('does not take what was composed in the middle of a full field', async () => {
    const field = show();
    await userEvent.type(field, 'abcdef');
    field.setSelectionRange(3, 3);
    compose(field, ['ｘ']);
    fireEvent.compositionEnd(field, { data: 'ｘ' });
    expect(field).toHaveValue('ABCDEF');
    expect(field.selectionStart).toBe(3);
  });
});

it('leaves autofilled text to the schema of the form', () => {
  renderBare(<Registered />, { wrapper: Themed });
  const field = screen.getByLabelText<HTMLInputElement>('Code');
  fireEvent.input(field, { target: { value: ' ab' } });
  fireEvent.blur(field);
  expect(field).toHaveValue(' ab');
});
