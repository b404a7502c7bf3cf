import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Search from 'lucide-react/icons/search';
import { Icon } from '../../graphics/Icon';
import { TextInput, type TextInputProps } from '../TextInput';

export interface SearchInputProps extends Omit<TextInputProps, 'type' | 'startAdornment'> {
  /** Its name; above the field, where it has the room that a hint in the field has not. */
  label: string;
}

/** The search over a list; takes what `register` of React Hook Form brings. */
export function SearchInput(input: SearchInputProps) {
  return (
    <Box sx={{ minWidth: 0, displayPrint: 'none' }}>
      <TextInput
        autoComplete="off"
        enterKeyHint="search"
        {...input}
        type="search"
        startAdornment={
          <InputAdornment position="start">
            <Icon icon={Search} />
          </InputAdornment>
        }
      />
    </Box>
  );
}
