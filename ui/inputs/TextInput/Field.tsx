import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../theme';

export interface FieldFrameProps {
  /** Id of the control that label and help text refer to. */
  id: string;
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined;
  error?: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
  children: ReactNode;
}

/** The id of a field's help text, for its `aria-describedby`. */
export const helpIdOf = (id: string) => `${id}-help`;

/**
 * Label above, control, and one reserved line below, so that an error causes no layout shift.
 * The label does not float, because German labels need more room.
 */
export function FieldFrame({
  id,
  label,
  labelHidden = false,
  error,
  hint,
  disabled = false,
  children,
}: FieldFrameProps) {
  return (
    <FormControl fullWidth disabled={disabled} error={Boolean(error)}>
      <FormLabel htmlFor={id} {...(labelHidden ? { sx: visuallyHidden } : {})}>
        {label}
      </FormLabel>
      {children}
      <FormHelperText
        component="div"
        id={helpIdOf(id)}
        sx={{ minHeight: labelHidden ? 0 : '1.35rem' }}
      >
        {error ? <span role="alert">{error}</span> : hint}
      </FormHelperText>
    </FormControl>
  );
}
