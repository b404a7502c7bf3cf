import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { FieldFrame, helpIdOf } from './Field';
import { tidied } from './tidied';

type NativeInput = Omit<ComponentProps<'input'>, 'ref' | 'size' | 'color' | 'children' | 'type'>;

export interface TextInputProps extends NativeInput {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  /** Shown below, announced at once, and tied to the field. Empty means valid. */
  error?: ReactNode;
  /** Shown below while there is no error. */
  hint?: ReactNode;
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'datetime-local' | undefined;
  /**
   * What the field holds of a typed, pasted or filled value: the same again if it is tidied twice.
   * Not for `email`, which has no caret to keep.
   * It waits while the keyboard composes, so `onChange` may report a value that is not tidy yet.
   */
  tidy?: ((value: string) => string) | undefined;
  /** Either one; `ref` is what `{...register('email')}` of react-hook-form brings. */
  ref?: Ref<HTMLInputElement> | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** An `InputAdornment`, as the one at the end. */
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
}

/** One line of text. Every native input property not named here reaches the `<input>`. */
export function TextInput({
  id,
  label,
  labelHidden,
  error,
  hint,
  type = 'text',
  tidy,
  ref,
  inputRef,
  startAdornment,
  endAdornment,
  disabled,
  ...native
}: TextInputProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const described = error || hint ? { 'aria-describedby': helpIdOf(fieldId) } : {};
  return (
    <FieldFrame id={fieldId} {...{ label, labelHidden, error, hint, disabled }}>
      <OutlinedInput
        fullWidth
        id={fieldId}
        inputRef={ref ?? inputRef}
        {...{ type, startAdornment, endAdornment }}
        slotProps={{ input: { ...native, ...tidied(tidy, native), ...described } }}
      />
    </FieldFrame>
  );
}
