import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface ReferenceLineProps {
  label: string;
  /** Such as `R1-0M1EW-ME92B`. */
  value: string;
  /** Without its own background: for use inside a notice. */
  plain?: boolean | undefined;
  /** A link to support that already knows the reference. Stands behind it on every page. */
  action?: ReactNode;
}

const Code = styled('code')({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontWeight: 600,
  // One click selects all of it; it wraps only if it does not fit on its own line.
  userSelect: 'all',
  display: 'inline-block',
  maxWidth: '100%',
});

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12px',
  lineHeight: 1.5,
};
const ground = {
  ...line,
  justifyContent: 'center',
  px: '14px',
  py: 1,
  borderRadius: '10px',
  bgcolor: 'surface.muted',
  // The usual colour of links has too little contrast here.
  '& [data-link]': { color: 'primary.dark' },
};

/** The error reference that a customer reads to support. */
export const ReferenceLine = ({ label, value, plain = false, action }: ReferenceLineProps) => (
  <Typography variant="body2" sx={plain ? line : ground}>
    <span>
      {label} <Code>{value}</Code>
    </span>
    {action}
  </Typography>
);
