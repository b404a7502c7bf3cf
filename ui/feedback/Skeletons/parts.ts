import { styled } from '@mui/material/styles';
import { cardSurface } from '../../theme';

/** The card most shapes stand in. Skeletons are decoration; the screen around says that it loads. */
export const Card = styled('div')(({ theme }) => ({
  ...cardSurface(theme),
  display: 'grid',
  gap: 10,
  padding: '18px 20px',
}));

/** Two things at the two ends of a line. */
export const Between = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
});

/** Rows in one card, with a line between them. */
export const Rows = styled('div')(({ theme }) => ({
  ...cardSurface(theme),
  '& > * + *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
