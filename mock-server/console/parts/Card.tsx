import { styled } from '@mui/material/styles';
import { cardSurface } from '@homeview/ui/theme';

/** A card of the console. */
export const Card = styled('article')(({ theme }) => ({
  ...cardSurface(theme),
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  minWidth: 0,
}));

/** A responsive grid of cards. */
export const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
  gap: theme.spacing(2),
}));

/** Buttons and labels in a row that wraps. */
export const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& > .grow': { flex: '1 1 12rem', minWidth: 0 },
}));

/** Fields in a row that wraps, with the submit button aligned to the inputs. */
export const Fields = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 1.5),
  '& > *': { flex: '1 1 12rem', minWidth: 0 },
  '& > .line': { flexBasis: '100%' },
  '& > .send': { flex: '0 0 auto', paddingTop: '1.875rem', paddingBottom: theme.spacing(3) },
  // When the button wraps below the fields, no label is beside it.
  '@media (max-width: 42rem)': { '& > .send': { flexBasis: '100%', paddingTop: 0 } },
}));

/** Machine-written text. */
export const Code = styled('code')({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
});
