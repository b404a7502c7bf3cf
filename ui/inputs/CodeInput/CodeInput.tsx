import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { Spinner } from '../../feedback/Spinner';
import { TextInput, type TextInputProps } from '../TextInput';

export type CodeFormat = 'digits' | 'word';

export interface CodeInputProps extends Omit<TextInputProps, 'type' | 'endAdornment'> {
  /**
   * `digits`: numeric keyboard and autofill of a code from a text message. `word`: letters and
   * digits. `tidy` defines the allowed characters.
   */
  format: CodeFormat;
  /** The code is being checked: the field is read-only in the meantime but keeps the focus. */
  busy?: boolean | undefined;
  /** Length of the code: each character gets a slot, so that the missing ones are seen. */
  slots?: number | undefined;
}

const natures = {
  digits: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  word: { autoComplete: 'off', inputMode: 'text' },
} as const;

/** Large, spaced, monospaced, and with a distinct 0 and O, because codes are copied from a card. */
const Field = styled(TextInput)({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '1.375rem',
  fontWeight: 600,
  letterSpacing: '0.08em',
});

/** A character and the space after it, in widths of a character. */
const SLOT_CH = 1.5;

/** Draws a line for each character, so that the missing ones are seen. */
const SlottedField = styled(Field, { shouldForwardProp: (name) => name !== 'slots' })<{
  slots: number;
}>(({ theme, slots }) => {
  const line = theme.vars.palette.surface.outline;
  return {
    letterSpacing: `${SLOT_CH - 1}ch`,
    backgroundImage: `repeating-linear-gradient(90deg, ${line} 0 1ch, transparent 1ch ${SLOT_CH}ch)`,
    backgroundOrigin: 'content-box',
    backgroundClip: 'content-box',
    backgroundRepeat: 'no-repeat',
    // The last character has no space after it.
    backgroundSize: `${(slots - 1) * SLOT_CH + 1}ch 2px`,
    backgroundPosition: 'left bottom',
    // A code that is wider than the field at large text scrolls together with its slots.
    backgroundAttachment: 'local',
  };
});

/**
 * A single field for a code. Unlike one box per character, it supports paste, autofill, screen
 * readers and corrections in the middle.
 */
export function CodeInput({ format, busy = false, slots, ...input }: CodeInputProps) {
  const field = {
    ...natures[format],
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    ...input,
    readOnly: busy || (input.readOnly ?? false),
    'aria-busy': busy,
    // Always rendered, because adding it later would make the field narrower and move the code.
    endAdornment: (
      <InputAdornment position="end" sx={{ color: 'primary.main' }}>
        <Spinner size="medium" hidden={!busy} />
      </InputAdornment>
    ),
  } as const;
  return slots === undefined ? <Field {...field} /> : <SlottedField {...field} slots={slots} />;
}
