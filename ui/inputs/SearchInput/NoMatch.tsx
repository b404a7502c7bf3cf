import { styled } from '@mui/material/styles';

/** Said below a search that has found nothing. */
export const NoMatch = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  paddingBlock: 24,
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
}));
