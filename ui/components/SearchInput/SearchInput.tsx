import Search from 'lucide-react/icons/search';
import { Icon } from '../Icon';
import { TextInput, type TextInputProps } from '../TextInput';

export interface SearchInputProps extends Omit<
  TextInputProps,
  'type' | 'label' | 'onChange' | 'startAdornment'
> {
  /** Its name; shown as the placeholder, for the glass beside it says the rest. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** The search over a list. */
export function SearchInput({ label, onChange, ...input }: SearchInputProps) {
  return (
    <TextInput
      autoComplete="off"
      enterKeyHint="search"
      {...input}
      type="search"
      label={label}
      labelHidden
      placeholder={label}
      startAdornment={<Icon icon={Search} />}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    />
  );
}
