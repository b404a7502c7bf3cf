import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, type ReactNode } from 'react';
import { FieldFrame, helpIdOf } from '../TextInput';

export interface SelectInputProps {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  value: string;
  options: readonly { value: string; label: string; disabled?: boolean | undefined }[];
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  error?: ReactNode;
  hint?: ReactNode;
  name?: string | undefined;
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
}

/** A native select: the phone's own wheel, and 17 kB less than MUI's. */
export function SelectInput(props: SelectInputProps) {
  const { label, labelHidden, value, options, onChange, onBlur, error, hint, name } = props;
  const id = useId();
  const described = error || hint ? { 'aria-describedby': helpIdOf(id) } : {};
  return (
    <FieldFrame id={id} {...{ label, labelHidden, error, hint }}>
      <NativeSelect
        value={value}
        disabled={props.disabled ?? false}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onBlur={onBlur}
        input={<OutlinedInput notched={false} />}
        IconComponent={ChevronDown}
        inputProps={{ id, name, autoComplete: props.autoComplete, ...described }}
        sx={{
          // A native select cannot wrap: with texts of twice the size on the smallest phone the
          // chosen one is a little smaller instead of cut.
          '& select': { fontSize: 'min(1rem, 8vw)', textOverflow: 'ellipsis' },
          '& svg': { top: 'calc(50% - 12px)' },
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
