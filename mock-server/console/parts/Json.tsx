import { styled } from '@mui/material/styles';

const Box = styled('pre')(({ theme }) => ({
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

interface Props {
  /** Any JSON; undefined shows `without` instead. */
  readonly value: unknown;
  readonly label: string;
  readonly without?: string;
}

/** JSON in its own scroll container, which the keyboard can scroll too. */
export const Json = ({ value, label, without = '' }: Props) => (
  <Box tabIndex={0} role="region" aria-label={label}>
    {JSON.stringify(value, null, 2) ?? without}
  </Box>
);
