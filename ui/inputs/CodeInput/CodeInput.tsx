import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { Spinner } from '../../feedback/Spinner';
import { TextInput, type TextInputProps } from '../TextInput';

export type CodeFormat = 'digits' | 'word';

export interface CodeInputProps extends Omit<TextInputProps, 'type' | 'endAdornment'> {
  /**
   * `digits`: the numeric keyboard, and the phone offers the code of a message it got. `word`:
   * letters and digits. What the code may hold is said by `tidy`.
   */
  format: CodeFormat;
  /** The code is being checked: it cannot be changed meanwhile, and the field keeps the focus. */
  busy?: boolean | undefined;
}

const natures = {
  digits: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  word: { autoComplete: 'off', inputMode: 'text' },
} as const;

/** Large, apart, of one width, and 0 distinguished from O: a code is copied sign by sign, from a card. */
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
export function CodeInput({ format, busy = false, ...input }: CodeInputProps) {
  return (
    <Field
      {...natures[format]}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...input}
      readOnly={busy || (input.readOnly ?? false)}
      aria-busy={busy}
      // There from the start: a field that gets narrower would push the code aside.
      endAdornment={
        <InputAdornment position="end" sx={{ color: 'primary.main' }}>
          <Spinner size="medium" hidden={!busy} />
        </InputAdornment>
      }
    />
  );
}
