import { styled } from '@mui/material/styles';
import Search from 'lucide-react/icons/search';
import { Icon } from '../../graphics/Icon';
import { TextInput, type TextInputProps } from '../TextInput';

export interface SearchInputProps extends Omit<
  TextInputProps,
  'type' | 'label' | 'onChange' | 'startAdornment'
> {
  /** Its name; above the field, where it has the room that a hint in the field has not. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const Frame = styled('div')({ minWidth: 0, '@media print': { display: 'none' } });

/** The search over a list. */
export function SearchInput({ label, onChange, ...input }: SearchInputProps) {
  return (
    <Frame>
      <TextInput
        autoComplete="off"
        enterKeyHint="search"
        {...input}
        type="search"
        label={label}
        startAdornment={<Icon icon={Search} />}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </Frame>
  );
}
