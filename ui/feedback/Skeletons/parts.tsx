import { styled } from '@mui/material/styles';
import { cardSurface } from '../../theme';

/** The card around most skeletons. Skeletons are decorative: the screen announces that it is loading. */
export const Card = styled('div')(({ theme }) => ({
  ...cardSurface(theme),
  display: 'grid',
  gap: 10,
  padding: '18px 20px',
}));

/** Two elements at both ends of a row. */
export const Between = styled('div')({
  display: 'flex',
  gap: 16,
  justifyContent: 'space-between',
  alignItems: 'center',
});

/** Rows in one card with dividers. */
export const Rows = styled('div')(({ theme }) => ({
  ...cardSurface(theme),
  '& > * + *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
