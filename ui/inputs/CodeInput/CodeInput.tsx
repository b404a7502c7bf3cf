import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import type { ClipboardEvent } from 'react';
import { Spinner } from '../../feedback/Spinner';
import { TextInput, type TextInputProps } from '../TextInput';
import { typeInto } from './typeInto';

export type CodeFormat = 'digits' | 'word';

export interface CodeInputProps extends Omit<TextInputProps, 'type' | 'endAdornment'> {
  /**
   * `digits`: the numeric keyboard, and the phone offers the code of a message it got. `word`:
   * letters and digits as they are; whoever wants capitals makes them of the value.
   */
  format: CodeFormat;
  /** The code is being checked: it cannot be changed meanwhile, and the field keeps the focus. */
  busy?: boolean | undefined;
}

const natures = {
  digits: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  word: { autoComplete: 'off', inputMode: 'text' },
} as const;

/** What a code pasted from a message brings along: spaces and line breaks, dashes in a number; its digits may be full-width. */
const cleaned: Readonly<Record<CodeFormat, (pasted: string) => string>> = {
  digits: (pasted) => pasted.normalize('NFKC').replace(/\D/g, ''),
  word: (pasted) => pasted.trim(),
};

/** Large, apart, of one width, and 0 told from O: a code is copied sign by sign, from a card. */
const Field = styled(TextInput)({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '1.375rem',
  fontWeight: 600,
  letterSpacing: '0.08em',
});

/**
 * One field for a code. Not a box for each sign: one field can be pasted into, filled in by the
 * phone, read as one word and corrected in the middle.
 */
export function CodeInput({ format, busy = false, onPaste, ...input }: CodeInputProps) {
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const raw = event.clipboardData.getData('text');
    const code = cleaned[format](raw);
    // The browser pastes by itself what needs no cleaning: then its undo works as well.
    if (event.defaultPrevented || code === raw || busy) return;
    event.preventDefault();
    typeInto(event.currentTarget, code);
  };
  return (
    <Field
      {...natures[format]}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...input}
      readOnly={busy || (input.readOnly ?? false)}
      aria-busy={busy}
      onPaste={paste}
      // There from the start: a field that gets narrower would push the code aside.
      endAdornment={
        <InputAdornment position="end" sx={{ color: 'primary.main' }}>
          <Spinner size="medium" hidden={!busy} />
        </InputAdornment>
      }
    />
  );
}
