import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../theme';

export interface FieldFrameProps {
  /** Id of the control; label and help are tied to it. */
  id: string;
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined;
  error?: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
}

/** The id of a field's help text, for its `aria-describedby`. */
export const helpIdOf = (id: string) => `${id}-help`;

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minWidth: 0,
});

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.body1,
  marginBottom: 6,
  fontSize: '0.9375rem',
  fontWeight: 560,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.primary,
  '[data-wrong="true"] > &': { color: theme.vars.palette.error.main },
  '[data-wrong="true"]:focus-within > &': { color: theme.vars.palette.text.primary },
  '&[data-hidden="true"]': visuallyHidden,
}));

/** Below a control: what is wrong with it, or what helps. */
export const FieldHelp = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  marginTop: 4,
  fontSize: '0.875rem',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
  '[data-wrong="true"] > &, &[data-wrong="true"]': { color: theme.vars.palette.error.main },
}));

/**
 * Label above, control, and one line kept free below, so that an error moves nothing.
 * The label does not float: German needs the room.
 */
export function FieldFrame({ id, label, labelHidden, error, hint, children }: FieldFrameProps) {
  return (
    <Frame data-wrong={Boolean(error)}>
      <Label htmlFor={id} data-hidden={labelHidden ?? false}>
        {label}
      </Label>
      {children}
      <FieldHelp id={helpIdOf(id)} style={{ minHeight: labelHidden ? 0 : '1.35rem' }}>
        {error ? <span role="alert">{error}</span> : hint}
      </FieldHelp>
    </Frame>
  );
}
