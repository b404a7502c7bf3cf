import OutlinedInput from '@mui/material/OutlinedInput';
import { useForkRef } from '@mui/material/utils';
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { FieldFrame, helpIdOf } from './Field';
import { useTidyTyping } from './useTidyTyping';

type NativeInput = Omit<ComponentProps<'input'>, 'ref' | 'size' | 'color' | 'children' | 'type'>;

export interface TextInputProps extends NativeInput {
  label: ReactNode;
  /** Shown below, announced immediately, and set as the description of the field. Empty means valid. */
  error?: ReactNode;
  /** Shown below while there is no error. */
  hint?: ReactNode;
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'datetime-local' | undefined;
  /**
   * Cleans text that is typed, pasted or composed before it gets into the field. Must be idempotent.
   * Not for `email`, which has no caret API. Autofilled text is left to the schema of the form.
   */
  tidy?: ((value: string) => string) | undefined;
  /** Further characters are not taken. Counted after `tidy`, if there is one. */
  maxLength?: number | undefined;
  /** Set by `{...register('email')}` of React Hook Form. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** An `InputAdornment`; the same applies to `endAdornment`. */
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
}

/** A single-line text field. All other native properties are passed to the `<input>`. */
export function TextInput({
  id,
  label,
  error,
  hint,
  type = 'text',
  tidy,
  maxLength,
  ref,
  startAdornment,
  endAdornment,
  disabled,
  ...native
}: TextInputProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const own = useTidyTyping(tidy ? { clean: tidy, most: maxLength ?? Infinity } : null);
  const fieldRef = useForkRef(ref, own);
  const limit = tidy ? {} : { maxLength };
  const described = error || hint ? { 'aria-describedby': helpIdOf(fieldId) } : {};
  return (
    <FieldFrame id={fieldId} {...{ label, error, hint, disabled }}>
      <OutlinedInput
        fullWidth
        id={fieldId}
        inputRef={fieldRef}
        {...{ type, startAdornment, endAdornment }}
        slotProps={{ input: { ...native, ...limit, ...described } }}
      />
    </FieldFrame>
  );
}
