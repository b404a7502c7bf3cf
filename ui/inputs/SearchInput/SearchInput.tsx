import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Search from 'lucide-react/icons/search';
import { Icon } from '../../graphics/Icon';
import { TextInput, type TextInputProps } from '../TextInput';

export interface SearchInputProps extends Omit<TextInputProps, 'type' | 'startAdornment'> {
  /** Shown above the field, where there is more room than in a placeholder. */
  label: string;
}

/** The search field of a list; accepts the props of React Hook Form's `register`. */
export function SearchInput(input: SearchInputProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
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
