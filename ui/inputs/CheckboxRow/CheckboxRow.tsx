import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, type ReactNode, type Ref } from 'react';
import { NativeCheckbox } from '../NativeCheckbox';

export interface CheckboxRowProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The label; it may hold links, which do not tick the box. */
  children: ReactNode;
  error?: ReactNode;
  name?: string | undefined;
  disabled?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** One box to tick: terms, consent. */
export function CheckboxRow(props: CheckboxRowProps) {
  const { checked, onChange, children, error, name, disabled = false, inputRef } = props;
  const errorId = useId();
  const tied = error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <FormControlLabel
        control={
          <NativeCheckbox
            {...{ checked, name, disabled, ...tied }}
            ref={inputRef}
            onChange={(event) => {
              onChange(event.target.checked);
            }}
          />
        }
        // Its words stay readable while it is disabled: MUI would grey them.
        disableTypography
        label={<span>{children}</span>}
      />
      {error ? (
        <FormHelperText component="div" id={errorId} role="alert">
          {error}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}
