import InputAdornment from '@mui/material/InputAdornment';
import { useForkRef } from '@mui/material/utils';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../graphics/Icon';
import { IconButton } from '../IconButton';
import { TextInput, type TextInputProps } from '../TextInput';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'endAdornment'> {
  /** Name of the toggle while the password is hidden, for instance "Show password". */
  showLabel: string;
  /** Name of the toggle while the password is visible. */
  hideLabel: string;
}

/**
 * A password field with a toggle that makes the password visible. Submitting the form hides it
 * again, because browsers keep submitted text fields in their form history.
 */
export function PasswordInput({ showLabel, hideLabel, ref, ...input }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const own = useRef<HTMLInputElement>(null);
  const fieldRef = useForkRef(ref, own);
  useEffect(() => {
    const form = own.current?.form;
    const hide = () => flushSync(() => setShown(false));
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <TextInput
      autoComplete="current-password"
      {...input}
      ref={fieldRef}
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
