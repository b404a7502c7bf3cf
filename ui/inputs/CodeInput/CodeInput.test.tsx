import { render as renderBare, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CodeInput } from './CodeInput';
import { Themed } from '../../testing/Themed';

const render = (part: ReactNode) => renderBare(part, { wrapper: Themed });

const trim = (value: string) => value.trim();
const digits = (value: string) => value.replace(/\D/g, '');
const noSpaces = (value: string) => value.replace(/ /g, '');

const field = () => screen.getByLabelText('Code');

async function paste(text: string) {
  await userEvent.click(field());
  await userEvent.paste(text);
}

describe('CodeInput', () => {
  it.each([
    ['digits', 'numeric', 'one-time-code'],
    ['word', 'text', 'off'],
  ] as const)(
    'with format %s uses the keyboard %s and the autofill %s',
    (format, keyboard, autofill) => {
      render(<CodeInput label="Code" format={format} />);
      expect(field()).toHaveAttribute('inputmode', keyboard);
      expect(field()).toHaveAttribute('autocomplete', autofill);
    },
  );

  it('works with the props of a form library and reports pasted text to it', async () => {
    const ref = createRef<HTMLInputElement>();
    const registered = { name: 'code', ref, onChange: vi.fn(), onBlur: vi.fn() };
    render(<CodeInput label="Code" format="word" tidy={trim} {...registered} />);
    await paste('  gift000001 ');
    expect(ref.current).toHaveValue('gift000001');
    expect(registered.onChange).toHaveBeenCalledOnce();
    await userEvent.tab();
    expect(registered.onBlur).toHaveBeenCalledOnce();
  });

  it.each([
    ['trims a word but keeps inner characters', 'word', trim, ' ab-c d_e\n', 'ab-c d_e'],
    ['keeps only the digits of a number', 'digits', digits, 'Code: 482 913.', '482913'],
    ['keeps a clean code unchanged', 'word', trim, 'GIFT000001', 'GIFT000001'],
  ] as const)('%s on paste', async (_, format, tidy, pasted, kept) => {
    render(<CodeInput label="Code" format={format} tidy={tidy} />);
    await paste(pasted);
    expect(field()).toHaveValue(kept);
  });

  it('inserts a paste at the caret and replaces the selection', async () => {
    render(<CodeInput label="Code" format="word" tidy={noSpaces} defaultValue="ABCDEFGH" />);
    const input = field() as HTMLInputElement;
    input.focus();
    input.setSelectionRange(2, 6);
    await userEvent.paste(' 123456 ');
    expect(input).toHaveValue('AB123456GH');
    expect(input.selectionStart).toBe(8);
  });

  it('limits typed text to maxLength', async () => {
    render(<CodeInput label="Code" format="word" maxLength={10} />);
    await userEvent.type(field(), 'ABCDEFGHIJKL');
    expect(field()).toHaveValue('ABCDEFGHIJ');
  });

  it('lets a caller handle a paste by preventing the default', async () => {
    const onPaste = vi.fn((event: { preventDefault: () => void }) => {
      event.preventDefault();
    });
    render(<CodeInput label="Code" format="word" onPaste={onPaste} />);
    await paste(' x ');
    expect(field()).toHaveValue('');
  });

  it('is announced as busy, keeps the focus and is read-only while busy', async () => {
    const { rerender } = render(<CodeInput label="Code" format="word" defaultValue="GIFT" />);
    await userEvent.click(field());
    rerender(<CodeInput label="Code" format="word" defaultValue="GIFT" busy />);
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('X');
    await userEvent.paste(' Y ');
    expect(field()).toHaveValue('GIFT');
  });
});
