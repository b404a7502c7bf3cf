import { styled } from '@mui/material/styles';

/** A label with the kind of a case; `data-strong` makes it stand out. */
export const Kind = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  padding: '2px 8px',
  borderRadius: 12,
  backgroundColor: theme.vars.palette.surface.muted,
  color: theme.vars.palette.text.primary,
  '&[data-strong]': {
    backgroundColor: theme.vars.palette.secondary.main,
    color: theme.vars.palette.secondary.contrastText,
  },
}));
