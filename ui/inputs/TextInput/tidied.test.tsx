import { fireEvent, render as renderBare, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Themed } from '../../testing/Themed';
import { TextInput, type TextInputProps } from './TextInput';

const tidy = (value: string) => value.normalize('NFKC').replace(/ /g, '').toUpperCase().slice(0, 6);
const heard = vi.fn<(value: string) => void>();

function Controlled(props: Partial<TextInputProps>) {
  const [value, setValue] = useState('');
  const change = (typed: string) => {
    heard(typed);
    setValue(typed);
  };
  return (
    <TextInput
      label="Code"
      tidy={tidy}
      value={value}
      onChange={({ target }) => change(target.value)}
      {...props}
    />
  );
}

const Registered = (props: Partial<TextInputProps>) => (
  <TextInput label="Code" tidy={tidy} onChange={({ target }) => heard(target.value)} {...props} />
);

/** Simulates a keyboard composition without its end. */
function compose(field: HTMLInputElement, texts: readonly string[]): void {
  fireEvent.compositionStart(field);
  for (const value of texts) {
    fireEvent(field, changed(field, value, true));
    expect(field).toHaveValue(value);
  }
}

function changed(field: HTMLInputElement, value: string, isComposing: boolean): InputEvent {
  field.setRangeText(value, 0, field.value.length, 'end');
  return new InputEvent('input', { bubbles: true, isComposing });
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
    await userEvent.type(field, 'x');
    expect(field).toHaveValue('ABCDEF');
  });

  it('keeps the caret at the typed text', async () => {
    const field = show();
    await userEvent.type(field, 'AB12');
    await userEvent.type(field, 'x ', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(field).toHaveValue('AXB12');
    expect(field.selectionStart).toBe(2);
  });

  it('keeps the caret right in a code of two groups, also while deleting', async () => {
    const grouped = (typed: string) => {
      const code = typed.replace(/ /g, '').slice(0, 10);
      return code.replace(/^(.{5})(?=.)/, '$1 ');
    };
    const field = show({ tidy: grouped });
    await userEvent.type(field, '12345678');
    expect(field).toHaveValue('12345 678');
    expect(field.selectionStart).toBe(9);
    await userEvent.type(field, 'x', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect(field).toHaveValue('12345 x678');
    expect(field.selectionStart).toBe(7);
    // The space is written again, so the caret moves before it.
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(field).toHaveValue('12346 78');
    expect(field.selectionStart).toBe(4);
    await userEvent.keyboard('{Delete}');
    expect(field).toHaveValue('12347 8');
    // The Delete key steps over the space.
    await userEvent.keyboard('{ArrowRight}{Delete}{Delete}');
    expect(field).toHaveValue('12347');
  });

  it('does not change text in composition and cleans it at the end', () => {
    const field = show();
    compose(field, ['ｇ', 'ｇｉ', 'ｇｉ ｆ']);
    fireEvent.compositionEnd(field);
    expect(field).toHaveValue('GIF');
    expect(heard).toHaveBeenLastCalledWith('GIF');
  });

  it('cleans text in composition on blur before calling onBlur', () => {
    const onBlur = vi.fn(() => expect(heard).toHaveBeenLastCalledWith('GI'));
    const field = show({ onBlur });
    field.focus();
    compose(field, ['ｇｉ']);
    fireEvent.blur(field);
    expect(field).toHaveValue('GI');
    expect(onBlur).toHaveBeenCalledOnce();
  });
});
