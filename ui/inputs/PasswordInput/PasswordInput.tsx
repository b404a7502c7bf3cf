import InputAdornment from '@mui/material/InputAdornment';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { Icon } from '../../graphics/Icon';
import { IconButton } from '../IconButton';
import { TextInput, type TextInputProps } from '../TextInput';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'endAdornment'> {
  /** Name of the toggle while the password is hidden, for instance "Show password". */
  showLabel: string;
  /** Name of the toggle while the password is visible. */
  hideLabel: string;
}

/** A password field with a toggle that makes the password visible. */
export function PasswordInput({ showLabel, hideLabel, ...input }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      {...input}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            ringInside
            aria-label={shown ? hideLabel : showLabel}
            onClick={() => {
              setShown(!shown);
            }}
          >
            <Icon icon={shown ? EyeOff : Eye} />
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
