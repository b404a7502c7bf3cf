import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
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

/** The search over a list. */
export function SearchInput({ label, onChange, ...input }: SearchInputProps) {
  return (
    <Box sx={{ minWidth: 0, displayPrint: 'none' }}>
      <TextInput
        autoComplete="off"
        enterKeyHint="search"
        {...input}
        type="search"
        label={label}
        startAdornment={
          <InputAdornment position="start">
            <Icon icon={Search} />
          </InputAdornment>
        }
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </Box>
  );
}
