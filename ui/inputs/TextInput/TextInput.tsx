import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { FieldFrame, helpIdOf } from './Field';
import { tidied } from './tidied';

type NativeInput = Omit<ComponentProps<'input'>, 'ref' | 'size' | 'color' | 'children' | 'type'>;

export interface TextInputProps extends NativeInput {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  /** Shown below, announced immediately, and set as the description of the field. Empty means valid. */
  error?: ReactNode;
  /** Shown below while there is no error. */
  hint?: ReactNode;
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'datetime-local' | undefined;
  /**
   * Cleans a typed, pasted or autofilled value. Must be idempotent. Not for `email`, which has no
   * caret API. It waits during keyboard composition, so `onChange` may report a value that is not
   * cleaned yet.
   */
  tidy?: ((value: string) => string) | undefined;
  /** Use `ref` or `inputRef`; `{...register('email')}` of react-hook-form sets `ref`. */
  ref?: Ref<HTMLInputElement> | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** An `InputAdornment`; the same applies to `endAdornment`. */
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
}

/** A single-line text field. All other native properties are passed to the `<input>`. */
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
