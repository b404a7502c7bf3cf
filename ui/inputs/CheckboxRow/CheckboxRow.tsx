import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode, Ref } from 'react';
import { NativeCheckbox } from '../NativeCheckbox';

export interface CheckboxRowProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The label. Links in it do not toggle the checkbox. */
  children: ReactNode;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A single checkbox with a label, for example for terms or consent. */
export function CheckboxRow(props: CheckboxRowProps) {
  const { checked, onChange, children, inputRef } = props;
  return (
    <FormControl fullWidth>
      <FormControlLabel
        control={
          <NativeCheckbox
            checked={checked}
            ref={inputRef}
            onChange={(event) => {
              onChange(event.target.checked);
            }}
          />
        }
        disableTypography
        label={<span>{children}</span>}
      />
    </FormControl>
  );
}
