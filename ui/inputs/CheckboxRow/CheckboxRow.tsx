import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, type ReactNode, type Ref } from 'react';
import { NativeCheckbox } from '../NativeCheckbox';

export interface CheckboxRowProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The label. Links in it do not toggle the checkbox. */
  children: ReactNode;
  error?: ReactNode;
  name?: string | undefined;
  disabled?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A single checkbox with a label, for example for terms or consent. */
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
        // Keeps the label readable while disabled: MUI would grey it out.
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
