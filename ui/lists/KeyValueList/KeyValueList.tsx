import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { breakAnywhere, cardSurface, tabularFigures } from '../../theme';

export interface KeyValueListProps {
  rows: readonly { label: string; value: ReactNode; strong?: boolean | undefined }[];
  /** Without the card around it, for use inside one. */
  plain?: boolean | undefined;
  /** Small and close together, for lists of which many stand on a page. Always plain. */
  dense?: boolean | undefined;
}

const Frame = styled(Card)(({ theme }) => ({ ...cardSurface(theme), padding: '4px 20px' }));

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 24px',
    paddingBlock: 12,
  },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dt, & dd': { ...breakAnywhere, margin: 0 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 560, ...tabularFigures },
  '& > [data-strong]': {
    fontSize: '1.125rem',
    '& > dt': { color: 'inherit' },
    '& > dd': { fontWeight: 700 },
  },
  '&[data-dense]': {
    ...theme.typography.caption,
    '& > div': { justifyContent: 'start', columnGap: 12, paddingBlock: 0, border: 0 },
    '& dd': { fontWeight: 'inherit' },
  },
}));

/** A list of facts: label at the start, value at the end, or below the label if both are long. */
export function KeyValueList({ rows, plain = false, dense = false }: KeyValueListProps) {
  const list = (
    <List data-dense={dense || undefined}>
      {rows.map(({ label, value, strong }) => (
        <div key={label} data-strong={strong || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
  return plain || dense ? list : <Frame>{list}</Frame>;
}
