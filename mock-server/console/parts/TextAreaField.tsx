import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { FieldFrame, helpIdOf } from '@homeview/ui/TextInput';

interface Props extends Pick<
  ComponentProps<'textarea'>,
  'name' | 'onChange' | 'onBlur' | 'placeholder'
> {
  readonly label: string;
  readonly hint: string;
  readonly error?: ReactNode;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A field for pasted text of many lines; accepts the props of React Hook Form's `register`. */
export function TextAreaField({ label, hint, error, ref, ...native }: Props) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <OutlinedInput
        {...{ id, ...native }}
        fullWidth
        multiline
        minRows={2}
        maxRows={6}
        // The theme pads the input itself above and below.
        sx={{ paddingBlock: 0 }}
        inputRef={ref}
        slotProps={{ input: { autoComplete: 'off', 'aria-describedby': helpIdOf(id) } }}
      />
    </FieldFrame>
  );
}
