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

/** Cards side by side where there is room. */
export const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
  gap: theme.spacing(2),
}));

/** Fields and buttons in a row that wraps. */
export const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: theme.spacing(1.5),
  '& > .grow': { flex: '1 1 12rem', minWidth: 0 },
}));

/** What a machine wrote. */
export const Code = styled('code')({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
});

/** JSON in a box that scrolls by itself. */
export const Json = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1.5),
  maxHeight: '24rem',
  overflow: 'auto',
  borderRadius: 12,
  background: theme.vars.palette.action.hover,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  fontSize: '0.8125rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));
