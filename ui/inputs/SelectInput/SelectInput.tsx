import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, type ReactNode, type Ref } from 'react';
import { FieldFrame, helpIdOf } from '../TextInput';

interface SelectOption {
  value: string;
  label: string;
  /** BCP 47 tag, for a label in another language than the page. */
  lang?: string | undefined;
  disabled?: boolean | undefined;
  /** Shown as the current value, but not offered in the list. */
  hidden?: boolean | undefined;
}

export interface SelectInputProps {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  error?: ReactNode;
  name?: string | undefined;
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
  /** Ref of the native select. */
  ref?: Ref<HTMLSelectElement> | undefined;
}

const Arrow = (props: SvgIconProps) => (
  <SvgIcon component={ChevronDown} inheritViewBox {...props} />
);

/** A native select, so that phones show their own picker. */
export function SelectInput({ ref, ...props }: SelectInputProps) {
  const { label, labelHidden, value, options, onChange, onBlur, error, name, disabled } = props;
  const id = useId();
  const described = error ? { 'aria-describedby': helpIdOf(id) } : {};
  return (
    <FieldFrame id={id} {...{ label, labelHidden, error, disabled }}>
      <NativeSelect
        input={<OutlinedInput fullWidth />}
        IconComponent={Arrow}
        {...{ id, name, value, onBlur, ...described }}
        inputRef={ref}
        autoComplete={props.autoComplete}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        {options.map(({ label: words, ...option }) => (
          <option key={option.value} {...option}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
