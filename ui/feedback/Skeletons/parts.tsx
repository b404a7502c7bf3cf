import MuiCard from '@mui/material/Card';
import Stack, { type StackProps } from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { cardSurface } from '../../theme';

/** The card around most skeletons. Skeletons are decorative: the screen announces that it is loading. */
export const Card = styled(MuiCard)(({ theme }) => ({
  ...cardSurface(theme),
  display: 'grid',
  gap: 10,
  padding: '18px 20px',
}));

/** Two elements at both ends of a row. */
export const Between = styled((props: StackProps) => (
  <Stack direction="row" spacing={2} {...props} />
))({ justifyContent: 'space-between', alignItems: 'center' });

/** Rows in one card with dividers. */
export const Rows = styled(MuiCard)(({ theme }) => ({
  ...cardSurface(theme),
  '& > * + *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
