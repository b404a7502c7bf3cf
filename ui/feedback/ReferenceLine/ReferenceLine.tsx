import { styled } from '@mui/material/styles';
import { breakAnywhere } from '../../theme';

export interface ReferenceLineProps {
  label: string;
  /** Such as `R1-0M1EW-ME92B`. */
  value: string;
  /** Without a ground of its own: inside a notice. */
  plain?: boolean | undefined;
}

const Line = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.875rem',
  ...breakAnywhere,
  '&:not([data-plain])': {
    padding: '8px 14px',
    borderRadius: 10,
    backgroundColor: theme.vars.palette.surface.muted,
  },
  '& code': {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontWeight: 600,
    // One press selects all of it; it is broken only where it does not fit into a line of its own.
    userSelect: 'all',
    display: 'inline-block',
    maxWidth: '100%',
  },
}));

/** What a customer reads to support of a failure. */
export function ReferenceLine({ label, value, plain = false }: ReferenceLineProps) {
  return (
    <Line {...(plain ? { 'data-plain': '' } : {})}>
      {label} <code>{value}</code>
    </Line>
  );
}
