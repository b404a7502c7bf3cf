import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M3.5 8.5l3 3 6-7' fill='none' stroke='black' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E\")";

const Box = styled('input')(({ theme }) => ({
  appearance: 'none',
  flexShrink: 0,
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  display: 'grid',
  placeContent: 'center',
  border: `2px solid ${theme.vars.palette.surface.outline}`,
  borderRadius: 7,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'inherit',
  '&::before': {
    content: '""',
    width: '1.125rem',
    height: '1.125rem',
    mask: `${tick} center / contain no-repeat`,
    backgroundColor: theme.vars.palette.primary.contrastText,
    opacity: 0,
  },
  '&:checked': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '&:checked::before': { opacity: 1 },
  '&:disabled': { opacity: 0.55 },
  '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main },
  // The system's own box is the readable one when the reader chose the colours.
  '@media (forced-colors: active)': { appearance: 'auto', '&::before': { display: 'none' } },
}));

export type NativeCheckboxProps = Omit<ComponentProps<'input'>, 'type'>;

/** A real `<input type="checkbox">` in the house style: the cheapest thing that can be ticked. */
export function NativeCheckbox(props: NativeCheckboxProps) {
  return <Box {...props} type="checkbox" />;
}
